import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import { loadFirstPoster } from '../art/posters'
import { Clauses } from '../ui/clauses'
import { UnbrokenWords } from '../ui/unbroken-words'
import { FirstScreen } from './first-screen'
import { HomeAccount } from './home-account'
import { Poster } from './poster'
import { StartForm } from './start-form'
import './home-hero.css'

/** The first block of the home page, where visitors start their estimate. */
export async function HomeHero() {
  const t = await getTranslations()
  const image = await loadFirstPoster('home')
  return (
    <section id="home" aria-labelledby="hero-title">
      <FirstScreen
        className="in-sky home"
        sky={image.sky}
        picture={<Poster image={image} />}
        words={
          <>
            <p className="eyebrow short:hidden split:hidden">{t('home.hero.eyebrow')}</p>
            <h1 id="hero-title">
              <Clauses text={t('home.hero.title')} />
            </h1>
          </>
        }
        intro={
          <UnbrokenWords
            text={`${t('home.hero.subtitle')} ${t('argument.then', { ...figureArguments, start: t('argument.start') })}.`}
          />
        }
        panel={<StartForm />}
        more={<HomeAccount />}
      />
    </section>
  )
}
