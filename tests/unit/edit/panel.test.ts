import { screen, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { createFinder } from '@/lib/edit/find-words'
import { createPanel } from '@/lib/edit/panel'
import type { WordIndex } from '@/lib/edit/word-index'
import { loadMessages } from '@/lib/i18n/messages'
import { translatorOf } from '@/lib/i18n/translate'
import { pageCopy } from '@/lib/seo/page-copy'
import { buildWordIndex } from '@/scripts/edit/build-word-index'

const t = translatorOf('en')
const actions = { stop: jest.fn(), back: jest.fn() }

/** The panel in the page, showing what was found for a text. */
function showPanel(text: string, index: WordIndex) {
  const finder = createFinder(index)
  const panel = createPanel(index, finder, actions)
  document.body.replaceChildren(panel.element)
  panel.show(finder.whole(text))
  return within(screen.getByRole('region', { name: t('ribbon.edit.start') }))
}

const known = buildWordIndex('en', {
  NEXT_PUBLIC_REPOSITORY_URL: 'https://github.com/team/site',
  HEAD: 'main',
})

test('without a repository shows file and line, and names the setting', () => {
  const panel = showPanel(t('home.hero.title'), buildWordIndex('en', {}))
  expect(panel.queryByRole('link')).toBeNull()
  expect(panel.getByText(/^messages\/fr\/home\.json:\d+$/)).toBeInTheDocument()
  expect(panel.getByText('NEXT_PUBLIC_REPOSITORY_URL')).toBeInTheDocument()
})

test('searches every sentence in every language, without case and accents', async () => {
  const panel = showPanel(t('home.hero.title'), known)
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

test('lists what the page does not print', async () => {
  const { title, description } = pageCopy('/contact', 'en')
  document.head.innerHTML = `<title>${title} | Brand</title><meta property="og:image" content="x">
    <meta name="description" content="${description}">`
  const panel = showPanel(t('home.hero.title'), known)
  const menu = t('header.menu')
  document.body.insertAdjacentHTML('beforeend', `<img alt="${menu}"><i aria-label="${menu}"></i>`)
  await userEvent.click(panel.getByText(t('ribbon.edit.unseen')))
  await panel.findByRole('button', { name: `${t('ribbon.edit.pageTitle')}: ${title}` })
  for (const [kind, text] of [
    ['description', description],
    ['shareImage', title],
    ['picture', menu],
    ['label', menu],
  ] as const)
    expect(panel.getByRole('button', { name: `${t(`ribbon.edit.${kind}`)}: ${text}` })).toBeInTheDocument()
})
