import { screen, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { createPanel } from '@/lib/edit/panel'
import { loadMessages } from '@/lib/i18n/messages'
import { translatorOf } from '@/lib/i18n/translate'
import { buildWordIndex } from '@/scripts/edit/build-word-index'

const t = translatorOf('en')

/** The panel in an English page, built with these variables, showing these messages. */
function showPanel(env: Record<string, string>, ...keys: string[]) {
  document.documentElement.lang = 'en'
  const index = buildWordIndex(env)
  const panel = createPanel(index, { stop: jest.fn(), back: jest.fn() })
  document.body.replaceChildren(panel.element)
  panel.show(index.messages.filter(({ key }) => keys.includes(key)))
  return within(screen.getByRole('region', { name: t('ribbon.edit.start') }))
}

const known = { NEXT_PUBLIC_REPOSITORY_URL: 'https://github.com/team/site', HEAD: 'main' }

test('without a repository shows file and line, and names the setting', () => {
  const panel = showPanel({}, 'home.hero.title')
  expect(panel.queryByRole('link')).toBeNull()
  expect(panel.getByText(/^messages\/fr\/home\.json:\d+$/)).toBeInTheDocument()
  expect(panel.getByText('NEXT_PUBLIC_REPOSITORY_URL')).toBeInTheDocument()
})

test('links a figure to its line', () => {
  const panel = showPanel(known, 'estimator.gate.text', 'home.hero.averageIncome')
  const link = panel.getByText('{averageMin}').parentElement?.querySelector('a')
  expect(link?.href).toMatch(/\/edit\/main\/lib\/business\/figures\.ts#L[1-9]\d*$/)
})

test('searches every sentence in every language, without case and accents', async () => {
  const panel = showPanel(known)
  const search = async (text: string) => {
    await userEvent.clear(panel.getByRole('searchbox'))
    await userEvent.click(panel.getByRole('searchbox'))
    await userEvent.paste(text)
  }
  await search('no such words')
  expect(panel.getByRole('status')).toHaveTextContent(/ 0$/)
  await search(loadMessages('fr').toasts.contact.success.title.toUpperCase().replace('É', 'E'))
  const [result] = panel.getAllByRole('button', { name: /^toasts\.contact\.success\.title: / })
  if (result) await userEvent.click(result)
  expect(panel.getByRole('heading', { name: 'toasts.contact.success.title' })).toBeInTheDocument()
})
