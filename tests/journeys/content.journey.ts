import { EDITOR_TOKEN } from './running-product.ts'
import { enterPreview, expect, test } from './guest.ts'

// These tests change content, so they run serially.
test.describe.configure({ mode: 'serial' })

test('a change of content is visible to guests within 5 seconds, and a draft only in preview [4.15] [3.4]', async ({
  request,
}) => {
  const content = process.env.HERNA_JOURNEYS_CONTENT
  const [category] = (await (await request.get(`${content}/categories`)).json()) as {
    id: string
    slug: string
    title: string
    lobby: string
    type: string
  }[]
  if (!category) throw new Error('the default catalogue has no category')
  const put = (status: string, title: string) =>
    request.put(`${content}/edit/categories/${category.id}?locale=sk-SK&status=${status}`, {
      headers: { authorization: `Bearer ${EDITOR_TOKEN}` },
      data: { ...category, title },
    })
  const address = `${category.lobby === 'Live' ? '/kasino-zive' : ''}/kategorie/${category.slug}`

  await enterPreview(request)
  expect((await put('Draft', 'Rozpísaný názov')).ok()).toBe(true)
  await expect.poll(async () => (await request.get(`/preview${address}`)).text(), { timeout: 5000 }).toContain('Rozpísaný názov')
  expect(await (await request.get(address)).text()).not.toContain('Rozpísaný názov')

  expect((await put('Published', 'Zverejnený názov')).ok()).toBe(true)
  await expect.poll(async () => (await request.get(address)).text(), { timeout: 5000 }).toContain('Zverejnený názov')
  expect((await put('Published', category.title)).ok()).toBe(true)
})
