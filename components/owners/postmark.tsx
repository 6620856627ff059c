/** A postmark with the name of a town, over a stamp. Decoration only, once a page. */
export function Postmark({ town, className }: { town: string; className: string }) {
  const isLong = town.length > 10
  return (
    <svg aria-hidden="true" viewBox="0 0 80 60" className={`ornament text-accent ${className}`}>
      <g transform="rotate(-7 40 30)">
        <g fill="none" stroke="currentColor" strokeOpacity=".8">
          <circle cx="27" cy="31" r="24" strokeWidth="1.3" />
          <circle cx="27" cy="31" r="13.4" strokeWidth=".8" />
          <path
            strokeWidth=".9"
            d="M27 21.5l7 9.5-7 9.5-7-9.5zM27 30.2a1.9 1.9 0 1 1 .1 0zv6.3M27 36h2M27 33.8h1.6"
          />
          <path
            strokeWidth="1.2"
            d="M50.5 20q3-3.6 6 0t6 0q3-3.6 6 0t6 0M52 25.5q3-3.6 6 0t6 0q3-3.6 6 0t6 0M52.5 31q3-3.6 6 0t6 0q3-3.6 6 0t6 0M52 36.5q3-3.6 6 0t6 0q3-3.6 6 0t6 0M50.5 42q3-3.6 6 0t6 0q3-3.6 6 0t6 0"
          />
          <path id="postmark-path" stroke="none" d="M27 46.5a15.5 15.5 0 1 1 .1 0z" />
        </g>
        <text
          fill="currentColor"
          fontWeight="700"
          fontSize={isLong ? 5.2 : 6.8}
          letterSpacing={isLong ? 0.2 : 0.6}
          textAnchor="middle"
        >
          <textPath href="#postmark-path" startOffset="50%">
            {town.toUpperCase()}
          </textPath>
        </text>
      </g>
    </svg>
  )
}
