import styled from "@emotion/styled"
import { BuiltHtml } from "../ui/built-html"
import { PageNotice } from "./page-notice"

interface PrintedPageProps {
  /** Id of the heading. */
  id: string
  page: Queries.PrintSectionQuery["allDocPage"]["nodes"][number]
}

/** A page on the printable page of its section. On paper it starts a new sheet. */
export function PrintedPage({ id, page }: PrintedPageProps) {
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{page.title}</h2>
      <PageNotice {...page} />
      <BuiltHtml className="markdown" html={page.printedHtml} />
    </Part>
  )
}

const Part = styled.section`
  max-width: none;
  margin-block-start: var(--space-7);
  break-before: page;
`
