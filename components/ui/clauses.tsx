/** A title that breaks between its clauses before it breaks inside one. CSS has no property for it. */
export const Clauses = ({ text }: { text: string }) =>
  text.split(/(?<=[,.]) /).flatMap((clause, index) => {
    const part = (
      <span key={clause} className="inline-block">
        {clause}
      </span>
    )
    return index > 0 ? [' ', part] : [part]
  })
