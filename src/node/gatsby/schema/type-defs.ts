import { ownFields } from "../page-types"

const ownFieldDefs = Object.entries(ownFields)
  .map(([name, { type }]) => `${name}: ${type}`)
  .join("\n")

/** All GraphQL types of the site. Fields are not inferred, so all of them must be listed here. */
export const typeDefs = `
  type Site implements Node {
    siteMetadata: SiteMetadata!
    home: HomeFacts!
  }

  "Facts about the whole content that the home page shows."
  type HomeFacts @dontInfer {
    "Paths of the home page's links that lead to no page."
    missingPaths: [String!]!
    walkthroughs: Int!
  }

  type SiteMetadata @dontInfer {
    title: String!
    tagline: String!
    organization: String!
    "Origin of the site, without a trailing slash."
    siteUrl: String!
  }

  "A page of the documentation or of the service reference."
  type DocPage implements Node @dontInfer {
    docId: String!
    "Name of the page's kind, such as doc or service."
    kind: String!
    "Path from the content directory."
    file: String!
    "md or mdx"
    format: String!
    slug: String!
    title: String!
    "Heading of the page: that of its body, else its title; null if both are absent or hidden."
    heading: String
    "Title for browser tabs and search engines."
    metaTitle: String!
    label: String!
    "Description from the front matter, else the first paragraph."
    description: String!
    keywords: [String!]!
    image: String
    tagKeys: [String!]!
    tags: [Tag!]!
    appliesTo: String
    "Part of the home page's plan that the page is about."
    place: String
    "Page with the current information, if this page is about an old version."
    replacedBy: PageLink
    "Problems of the releases that the page's code samples pin, as listed on the page of deployable releases."
    releaseProblems: [ReleaseProblem!]!
    unlisted: Boolean!
    ${ownFieldDefs}
    "Headings in the page's table of contents."
    headings: [Heading!]!
    "Questions with their answers, if the page consists of questions; otherwise empty."
    questions: [PageQuestion!]!
    "Time, prerequisites and results of a guide as HTML; null if its front matter has none."
    guideFacts: String
    "Body as HTML; empty for MDX, which Gatsby renders as a component."
    html: String!
    "Body as HTML for the print page that contains the pages with these slugs."
    printedHtml(slugs: [String!]!): String!
    words: Int!
    sidebar: PageSidebar
    "The page in all languages and docs versions that have it, including its own."
    editions: [PageEdition!]!
    breadcrumbs: [Breadcrumb!]!
    previous: PageLink
    next: PageLink
    "Goals of readers, which an index page shows above its text."
    goals: [GoalGroup!]!
    "At most four articles that link to the page."
    relatedArticles: [Article!]!
    "Position of the page among the steps of a task; null if it is not a step."
    walkthrough: Walkthrough
    "Pages one level below an index page in its sidebar, which the page shows as cards."
    sectionPages: [ChildPage!]!
    editUrl: String
    "Date of the last change, as yyyy-mm-dd."
    lastUpdated: String
    "Path of a service's module, as in a source; null for other pages."
    module: String
    "Inputs of a service's module, in file order; empty for other pages."
    inputs: [TerraformInput!]!
    "Outputs of a service's module, in file order; empty for other pages."
    outputs: [TerraformOutput!]!
    "Problems of a service's documented release that prevent it from deploying; empty for other pages."
    documentedReleaseProblems: [ReleaseProblem!]!
    "Differences between the newest and the documented release; null if they are the same release."
    newest: NewestRelease
  }

  "Differences between the newest and the documented release of a module."
  type NewestRelease @dontInfer {
    release: String!
    "Inputs that only the newest release has."
    added: [TerraformInput!]!
    removed: [RemovedInput!]!
    changed: [InputChange!]!
    addedOutputs: [String!]!
    removedOutputs: [String!]!
  }

  type RemovedInput @dontInfer {
    name: String!
    "Names of the inputs that replace it."
    successors: [String!]!
  }

  type InputChange @dontInfer {
    name: String!
    "One phrase for each difference, with code in backticks."
    details: [String!]!
  }

  "A .tf file with the variables or outputs of a service's module. Only resolvers read its other data."
  type ModuleFile implements Node @dontInfer {
    "Doc id of the service's page."
    service: String!
  }

  "An input of a service's module, from a variable block."
  type TerraformInput @dontInfer {
    name: String!
    required: Boolean!
    "Type on one line, without the attributes of objects."
    type: String!
    "Source of the default; null for a required input."
    default: String
    nullable: Boolean!
    sensitive: Boolean!
    ephemeral: Boolean!
    deprecated: String
    "Description as HTML; inline if it is a single paragraph."
    description: String!
    validations: [InputValidation!]!
    "Attributes of the type at all depths, as a flat list in reading order."
    attributes: [InputAttribute!]!
    line: Int!
  }

  type InputValidation @dontInfer {
    condition: String!
    message: String!
  }

  type InputAttribute @dontInfer {
    "Names of the enclosing attributes and of the attribute itself, joined by dots."
    path: String!
    name: String!
    depth: Int!
    type: String!
    optional: Boolean!
    default: String
    description: String!
  }

  "An output of a service's module, from an output block."
  type TerraformOutput @dontInfer {
    name: String!
    description: String!
    sensitive: Boolean!
    deprecated: String
    line: Int!
  }

  type Heading @dontInfer {
    id: String!
    text: String!
    level: Int!
  }

  type PageLink @dontInfer {
    label: String!
    href: String!
  }

  type GoalGroup @dontInfer {
    title: String!
    goals: [Goal!]!
  }

  type Goal @dontInfer {
    want: String!
    outcome: String!
    "Path of the guide, with an optional fragment."
    href: String!
    "Time that the guide takes, as written in its front matter."
    time: String
    "Number of steps in the walkthroughs of the guide."
    steps: Int!
    "Number of words on all pages of the guide."
    words: Int!
  }

  type Walkthrough @dontInfer {
    "Number of the step, starting at 1."
    position: Int!
    "Paths of all steps, in order."
    steps: [String!]!
  }

  type Breadcrumb @dontInfer {
    label: String!
    href: String
  }

  type PageEdition @dontInfer {
    locale: String!
    version: String!
    href: String!
  }

  type ChildPage @dontInfer {
    label: String!
    href: String!
    description: String!
  }

  "A question and its answer."
  type PageQuestion {
    id: String!
    question: String!
    answer: String!
  }

  type Article implements Node @dontInfer {
    number: Int!
    file: String!
    "md or mdx"
    format: String!
    slug: String!
    title: String!
    description: String!
    kind: String!
    answered: Boolean!
    tagKeys: [String!]!
    tags: [Tag!]!
    appliesTo: String
    "Page with the current information, if this page is about an old version."
    replacedBy: PageLink
    "Problems of the releases that the page's code samples pin, as listed on the page of deployable releases."
    releaseProblems: [ReleaseProblem!]!
    "Date on which the answer was last checked against the newest releases, as yyyy-mm-dd."
    checked: String
    "Versions for which the answer is correct."
    holdsFor: String
    "Repository and version of the release that resolved the question."
    answeredBy: String
    relatedNumbers: [Int!]!
    related: [Article!]!
    headings: [Heading!]!
    "Question as HTML; empty for MDX, and for an article without a separate question."
    questionHtml: String!
    "Answer as HTML; empty for MDX, which Gatsby renders as a component together with the question."
    html: String!
    "Question as plain text."
    question: String!
    "Answer as plain text."
    answer: String!
    editUrl: String
    lastUpdated: String
    words: Int!
  }

  type ReleaseProblem @dontInfer {
    "Anchor of the topic's row on the page of deployable releases."
    id: String!
    title: String!
  }

  "Known problems of releases, from data/deployable.yml. Only resolvers read its data."
  type Deployable implements Node @dontInfer {
    id: ID!
  }

  type Tag implements Node @dontInfer {
    slug: String!
    label: String!
    description: String!
    "Name in lists of tags; the label if the tag has no other name."
    name: String!
    "Topic under which lists of tags group it; empty if it has none."
    topic: String!
    pages: [TaggedPage!]!
    pageCount: Int!
  }

  type TaggedPage @dontInfer {
    title: String!
    slug: String!
    description: String!
    "Label of the page's top-level section; empty if it belongs to none."
    section: String!
  }

  type Sidebar implements Node @dontInfer {
    name: String!
    "All items as a flat list in reading order; their depths define the tree."
    items: [SidebarItem!]!
  }

  "The part of a sidebar that the HTML of a page contains."
  type PageSidebar @dontInfer {
    name: String!
    "Address of a file with all items of the sidebar."
    file: String!
    items: [SidebarItem!]!
  }

  "A generated page that lists the items of a sidebar's category, as configured in a category file."
  type CategoryPage implements Node @dontInfer {
    slug: String!
    title: String!
    "Can be empty."
    description: String!
    sidebar: PageSidebar
    editions: [PageEdition!]!
    breadcrumbs: [Breadcrumb!]!
    previous: PageLink
    next: PageLink
    pages: [ChildPage!]!
  }

  type SidebarItem @dontInfer {
    "page, category, link or back"
    type: String!
    depth: Int!
    label: String!
    href: String
    "False for a category that is always expanded."
    collapsible: Boolean
    "False for a category that is expanded until a reader collapses it."
    collapsed: Boolean
    "Additional CSS class."
    className: String
    "True for a category whose items are omitted from the page."
    closed: Boolean
  }

  "What is known about a page from other pages and from the repository. Only resolvers read its data."
  type PageFacts implements Node @dontInfer {
    id: ID!
  }

  "A table of compatible versions, from a file of data/version-compatibility. Only resolvers read its data."
  type VersionTable implements Node @dontInfer {
    id: ID!
  }

  "Data of the whole content that resolvers need."
  type ContentIndex implements Node @dontInfer {
    pages: [IndexedPage!]!
  }

  type IndexedPage @dontInfer {
    kind: String!
    id: String!
    file: String!
    slug: String!
    title: String!
    label: String!
    paginationLabel: String
    sidebar: String
  }

  type Announcement implements Node @dontInfer {
    barId: String!
    html: String!
    closeable: Boolean!
    backgroundColor: String
    textColor: String
  }
`
