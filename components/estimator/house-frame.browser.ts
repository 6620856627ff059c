let house: SVGSVGElement | null = null
let isRequested = false
let layers = ''

/** The height of each frame that is in view, px. */
const heights = new Map<Element, number>()

/**
 * Fetches the drawing and shows it. A document is no sink of Trusted Types, and its ids may exist once in a page: it is one
 * element. After a failure the frames stay empty until the next state of the estimator.
 */
function load(url: string): void {
  if (house || isRequested) return
  isRequested = true
  const request = new XMLHttpRequest()
  // An absolute URL: a relative one takes the password of the page's URL.
  request.open('GET', new URL(url, window.location.origin))
  request.responseType = 'document'
  request.onload = () => {
    const root = request.responseXML?.documentElement
    if (root instanceof SVGSVGElement) house ??= document.importNode(root, true)
    drawLayers(layers)
    placeHouse()
  }
  request.send()
}

/**
 * Shows the layers of these answers, such as `at-autun type-f3 am-pool`. An attribute of the drawing, because `:has()` of the page
 * would compute the style of every element at each tick.
 */
export function drawLayers(shown: string): void {
  layers = shown
  house?.setAttribute('data-answers', shown)
}

/** Moves the house into the frame of which most is in view. */
function placeHouse(): void {
  for (const frame of heights.keys()) if (!frame.isConnected) heights.delete(frame)
  const [[frame, height] = []] = [...heights].sort(([, one], [, other]) => other - one)
  if (house && height && frame && house.parentElement !== frame) frame.append(house)
}

let observer: IntersectionObserver | undefined

/** Shows the house in the frames of the page from the moment at which `near` is within 50 px of the viewport. */
export function followHouse(near: Element | null, url: string): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRect } of entries) {
        if (isIntersecting) load(url)
        if (target.matches('[data-part="your-house"]')) heights.set(target, intersectionRect.height)
      }
      placeHouse()
    },
    { rootMargin: '50px', threshold: [0, 0.25, 0.5, 0.75, 1] },
  )
  isRequested = false
  // Those that are observed already stay so, and report nothing.
  if (near) observer.observe(near)
  for (const frame of document.querySelectorAll('[data-part="your-house"]')) observer.observe(frame)
}
