import { getRequestConfig } from 'next-intl/server'
import { currentLocale } from './current-locale'
import { intlConfig } from './translate'

/** next-intl's configuration of a page. Our own code reads the language of the page from currentLocale(). */
export default getRequestConfig(async () => intlConfig(await currentLocale()))
