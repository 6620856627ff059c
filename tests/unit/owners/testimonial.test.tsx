/** @jest-environment node */
import { text } from 'node:stream/consumers'
import { createTranslator } from 'next-intl'
import { prerenderToNodeStream } from 'react-dom/static'
import { Testimonial, type TestimonialProps } from '@/components/owners/testimonial'
import { TestimonialLetter } from '@/components/owners/testimonial-letter'
import { type Person, people } from '@/lib/content/people'
import { intlConfig, translatorOf } from '@/lib/i18n/translate'

// Next alone has the original.
jest.mock('next-intl/server', () => ({
  getTranslations: async (namespace: string) =>
    createTranslator({ ...intlConfig('fr'), namespace: namespace as never }),
}))

const owner: Person = people.claire
afterEach(() => {
  owner.videoUrl = undefined
})

const t = translatorOf('fr')
const video = 'https://video.example.org/claire'

test.each<[what: string, Block: (props: TestimonialProps) => Promise<React.ReactNode>]>([
  ['letter', TestimonialLetter],
  ['note', Testimonial],
])(
  'the %s of an owner leads to a video by a play mark and a button, if there is one',
  async (_what, Block) => {
    const links = async () => {
      const { prelude } = await prerenderToNodeStream(<Block person="claire" hasCases={false} scale={4000} />)
      const html = await text(prelude)
      return Array.from(html.matchAll(/<a (.*?)>(.*?)<\/a>/gs), ([, ...parts]) => parts)
    }
    expect(await links()).toEqual([])
    owner.videoUrl = video
    // The first is for those who press the picture: neither keys nor screen readers meet the same link twice.
    expect(await links()).toEqual([
      [
        expect.stringMatching(`href="${video}" tabindex="-1" aria-hidden="true"`),
        expect.stringMatching(/<img .*<svg /s),
      ],
      [
        expect.stringMatching(`href="${video}" (?!.*(tabindex|aria-hidden))`),
        expect.stringMatching(new RegExp(`${t('testimonials.watchVideo')}.*${t('common.newTab')}`, 's')),
      ],
    ])
  },
)
