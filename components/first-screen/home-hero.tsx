import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import { loadHomePoster } from '../art/posters'
import { Clauses } from '../ui/clauses'
import { UnbrokenWords } from '../ui/unbroken-words'
import { HomeAccount } from './home-account'
import { PosterWords } from './poster-words'
import { StartForm } from './start-form'
import './home-hero.css'

/** The first block of the home page, where visitors start their estimate. */
export async function HomeHero() {
  const t = await getTranslations()
  return (
    <section id="home" aria-labelledby="hero-title">
      <PosterWords
        image={await loadHomePoster()}
        className="home-poster"
        words={
          <div className="home-column on-sky">
            <p className="eyebrow">{t('home.hero.eyebrow')}</p>
            <h1 id="hero-title">
              <Clauses text={t('home.hero.title')} />
            </h1>
          </div>
        }
      >
        <p className="home-intro home-column">
          <UnbrokenWords
            text={`${t('home.hero.subtitle')} ${t('argument.then', { ...figureArguments, start: t('argument.start') })}.`}
          />
        </p>
        <div className="home-form home-column">
          <StartForm />
        </div>
        <HomeAccount />
      </PosterWords>
    </section>
  )
}
