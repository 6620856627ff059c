/** @jest-environment node */
import { inlineBoundaries } from '@/scripts/export/inline-boundaries'

/** The scripts by which React 19.3 announces and moves late content, cut to their beginnings. */
const clock = '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>'
const definition = '$RB=[];$RV=function(a){};$RC=function(a,b){};'

const page = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`

describe('late content', () => {
  it('stands where it is shown, without its scripts', () => {
    const exported = page(
      `<main><h2>A</h2><!--$?--><template id="B:0"></template><p>Wait</p><!--/$--><p>B</p><!--$?--><template id="B:1"></template><!--/$--></main>${clock}<div hidden id="S:0"><dl>é</dl></div><script>${definition}$RC("B:0","S:0")</script><div hidden id="S:1"><i>2</i></div><script>$RC("B:1","S:1")</script><script>self.__next_f.push([1,"x"])</script>`,
    )
    expect(inlineBoundaries(exported)).toBe(
      page(
        '<main><h2>A</h2><!--$--><dl>é</dl><!--/$--><p>B</p><!--$--><i>2</i><!--/$--></main><script>self.__next_f.push([1,"x"])</script>',
      ),
    )
  })

  it('stands inside other late content', () => {
    const exported = page(
      `<main><!--$?--><template id="B:0"></template><!--$--><b>Inner fallback</b><!--/$--><!--/$--></main><div hidden id="S:0"><p>1<!--$?--><template id="B:a"></template><!--/$--></p></div><script>${definition}$RC("B:0","S:0")</script><div hidden id="S:a">2</div><script>$RC("B:a","S:a")</script>`,
    )
    expect(inlineBoundaries(exported)).toBe(page('<main><!--$--><p>1<!--$-->2<!--/$--></p><!--/$--></main>'))
  })

  it('leaves a page alone that has none', () => {
    const exported = page('<main><!--$--><p>A</p><!--/$--></main><script>self.__next_f.push([0])</script>')
    expect(inlineBoundaries(exported)).toBe(exported)
  })

  it.each([
    [
      'a piece in a table',
      '<!--$?--><template id="B:0"></template><!--/$--><table hidden><tbody id="S:0"></tbody></table><script>$RC("B:0","S:0")</script>',
    ],
    [
      'a piece that never comes',
      '<!--$?--><template id="B:0"></template><!--/$--><script>$RC("B:0","S:0")</script>',
    ],
    [
      'a placeholder without a frame',
      '<p><template id="B:0"></template></p><div hidden id="S:0"></div><script>$RC("B:0","S:0")</script>',
    ],
    [
      'another way to move it',
      '<!--$?--><template id="B:0"></template><!--/$--><div hidden id="S:0"></div><script>$RR("B:0","S:0",[])</script>',
    ],
  ])('does not build with %s', (_name, body) => {
    expect(() => inlineBoundaries(page(body))).toThrow('React no longer writes late content as known here')
  })
})
