import { expect, test } from 'vitest'
import { packWidgets, unpackWidgets } from './packed-widgets.ts'
import type { WidgetView } from './widget-view.ts'

const html = (id: string): WidgetView =>
  ({ id, type: 'Html', title: 'Novinky', visibleTo: 'All', html: '<p>"áno"</p>' }) as WidgetView

test('packed widgets are the same after unpacking', () => {
  expect(unpackWidgets(packWidgets([html('a'), html('b')]))).toEqual([html('a'), html('b')])
})

test('the same text gives the same array, so that nothing renders anew, until several other pages were unpacked', () => {
  const first = unpackWidgets(packWidgets([html('a')]))
  expect(unpackWidgets(packWidgets([html('a')]))).toBe(first)
  for (const id of ['b', 'c', 'd', 'e']) unpackWidgets(packWidgets([html(id)]))
  expect(unpackWidgets(packWidgets([html('a')]))).not.toBe(first)
})
