import { FAULTS } from '../clients/faults.ts'
import { expect, test, unexpectedErrors } from './fault-fixtures.ts'

const LIGHT_PAGE = '/pravidla-hry'
const DISCONNECTED = 'Spojenie sa prerušilo, obnovujeme ho…'

for (const fault of FAULTS)
  test(`the chat’s socket that meets „${fault}“: the panel opens and says so, messages are sent, and it connects when it can [8.24] [4.30] [F1]${fault === '500' ? '' : ' @full'}`, async ({
    guest: page,
    faultProxy,
    browserErrors,
  }) => {
    faultProxy.setFault('WS /chat/live', fault)
    await page.goto(LIGHT_PAGE)
    await page.locator('#chat-button').click()
    const panel = page.getByRole('dialog', { name: 'Podpora' })
    await expect(panel.getByText(DISCONNECTED)).toBeVisible()
    await panel.getByRole('textbox').fill('Píšem bez spojenia')
    await panel.getByRole('textbox').press('Enter')
    await expect(panel.getByRole('log')).toContainText('Píšem bez spojenia')
    await expect(panel.getByText('odosiela sa')).toHaveCount(0)
    faultProxy.clearFaults()
    await expect(panel.getByText(DISCONNECTED)).toHaveCount(0, { timeout: 40_000 })
    await expect(panel.getByRole('log')).toContainText('Píšem bez spojenia')
    expect(unexpectedErrors(browserErrors)).toEqual([])
  })

/** The hub's client logs what its failed attempts met, besides the portal's own report. */
const isLogOfHub = (error: string) => /Failed to (complete negotiation|start the connection)/.test(error)

// A hanging negotiation ends after the 100 s that the specification names [9.8].
for (const fault of FAULTS.filter((each) => each !== 'hang'))
  test(`the live feed that meets „${fault}“: one toast says so, the page has the catalogue’s facts, and a retry connects [8.18] [F1] @full`, async ({
    guest: page,
    faultProxy,
    browserErrors,
  }) => {
    faultProxy.setFault('POST /live/hub/negotiate', fault)
    await page.goto('/kasino-zive')
    await expect(page.getByText('K živým stolom sa nepodarilo pripojiť')).toHaveCount(1)
    await expect(page.locator('[data-table-state="open"]')).toHaveCount(0)
    faultProxy.clearFaults()
    await page.getByRole('main').getByRole('button', { name: 'Skúsiť teraz' }).click()
    await expect(page.locator('[data-table-state="open"]').first()).toBeVisible()
    expect(unexpectedErrors(browserErrors).filter((error) => !isLogOfHub(error))).toEqual([])
  })
