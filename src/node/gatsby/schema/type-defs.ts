import { ownFields } from "../page-types"

const ownFieldDefs = Object.entries(ownFields)
  .map(([name, { type }]) => `${name}: ${type}`)
  .join("\n")

/** All GraphQL types of the site. Fields are not inferred, so all of them must be listed here. */
export const typeDefs = `
  type Site implements Node {
    siteMetadata: SiteMetadata!
  }

  type SiteMetadata @dontInfer {
    title: String!
    tagline: String!
    organization: String!
    "Origin without a trailing slash."
    siteUrl: String!
  }

  "A page written as Markdown: documentation, or a service's reference."
  type DocPage implements Node @dontInfer {
    docId: String!
    "doc or service"
    kind: String!
    "Path from the content directory."
    file: String!
    "md or mdx"
    format: String!
    slug: String!
    title: String!
    "What the page shows above its text; the body's own title first."
    heading: String
    "Title for tabs and search engines."
    metaTitle: String!
    label: String!
    "One sentence; the first paragraph where the writer gave none."
    description: String!
    keywords: [String!]!
    image: String
    tagSlugs: [String!]!
    tags: [Tag!]!
    appliesTo: String
    "The part of the home page's plan that the page is about."
    place: String
    "The page that says what holds today, where this one is about an old version."
    replacedBy: PageLink
    "What stops the releases that the page's samples pin, as the page of deployable releases names it."
    stoppedBy: [StoppingTopic!]!
    unlisted: Boolean!
    ${ownFieldDefs}
    "The page's own table of contents, with the levels it shows."
    headings: [Heading!]!
    "Questions with their answers, on a page that consists of them."
    questions: [PageQuestion!]!
    "What a guide takes and gives, as HTML, which stands above its text; absent where its front matter says nothing of it."
    guideFacts: String
    "Body as HTML; empty for MDX, which Gatsby renders as a component."
    html: String!
    "Body as HTML on a page that shows the pages of these addresses, for printing."
    printedHtml(slugs: [String!]!): String!
    words: Int!
    sidebar: PageSidebar
    "The page in every language and docs version that has it, its own included."
    editions: [PageEdition!]!
    breadcrumbs: [Breadcrumb!]!
    previous: PageLink
    next: PageLink
    "Whether it has goals, or is a step of a walkthrough; says which of its templates the page has."
    isGuide: Boolean!
    "What readers come for, which an index page shows above its text."
    goals: [GoalGroup!]!
    "Articles that link to the page, a few of them."
    relatedArticles: [Article!]!
    "The page's place among the steps of one task; absent where it is none."
    walkthrough: Walkthrough
    "Pages below this one in the sidebar, which an index page shows as cards."
    sectionPages: [ChildPage!]!
    "Body as Markdown, for readers who want the text."
    markdown: String!
    editUrl: String
    "Date of the last change, as yyyy-mm-dd."
    lastUpdated: String
    sections: [TextSection!]!
    "What the module of a service takes, in the order of its file; empty for other pages."
    inputs: [TerraformInput!]!
    "What the module of a service gives."
    outputs: [TerraformOutput!]!
    "What the newest release of the module has that the documented one has not; absent where they are one."
    newest: NewestRelease
  }

  "How the newest release of a module differs from the documented one."
  type NewestRelease @dontInfer {
    release: String!
    "Everything that it takes."
    inputs: [TerraformInput!]!
    "Inputs of the newest release alone."
    added: [TerraformInput!]!
    removed: [RemovedInput!]!
    changed: [InputChange!]!
    addedOutputs: [String!]!
    removedOutputs: [String!]!
  }

  type RemovedInput @dontInfer {
    name: String!
    "Names of the inputs that take its place."
    successors: [String!]!
  }

  type InputChange @dontInfer {
    name: String!
    "One phrase for each difference, with code in backticks."
    details: [String!]!
  }

  "A file of variable or output blocks beside a service's page."
  type ModuleFile implements Node @dontInfer {
    "Doc id of the service's page."
    service: String!
    "Release of the module, for the files of a newer one than the documented."
    release: String
    file: String!
  }

  "A variable block beside a service's page."
  type TerraformInput @dontInfer {
    name: String!
    required: Boolean!
    "The type on one line; attributes of objects are left out."
    type: String!
    "Source of the type without comments, as terraform fmt lays it out."
    typeExpression: String!
    "The type as a tree, as JSON."
    typeTree: String!
    "Source of the default."
    default: String
    "The default as JSON; null when it has to be worked out."
    defaultJson: String
    nullable: Boolean!
    sensitive: Boolean!
    ephemeral: Boolean!
    deprecated: String
    "HTML; inline when it is one paragraph."
    description: String!
    "The description as it was written, in Markdown."
    descriptionText: String!
    validations: [InputValidation!]!
    "Attributes of the type at any depth, flat, in reading order."
    attributes: [InputAttribute!]!
    line: Int!
  }

  type InputValidation @dontInfer {
    condition: String!
    message: String!
  }

  type InputAttribute @dontInfer {
    "Names from the input's type to the attribute, joined by dots."
    path: String!
    name: String!
    depth: Int!
    type: String!
    optional: Boolean!
    default: String
    description: String!
    descriptionText: String!
  }

  "An output block beside a service's page."
  type TerraformOutput @dontInfer {
    name: String!
    description: String!
    descriptionText: String!
    sensitive: Boolean!
    ephemeral: Boolean!
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
    "Path of the guide that gets a reader there."
    href: String!
    "How long the guide takes, in its writer's words."
    time: String
    "How many steps its walkthroughs have."
    steps: Int!
    "Words of its pages."
    words: Int!
  }

  type Walkthrough @dontInfer {
    label: String!
    "1-based."
    position: Int!
    "Paths of all steps, in their order."
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

  type TextSection @dontInfer {
    heading: Heading
    text: String!
    "Messages that the text quotes as a tool prints them."
    messages: [String!]
    "Whether the section is little more than links."
    onlyLinks: Boolean
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
    tagSlugs: [String!]!
    tags: [Tag!]!
    appliesTo: String
    "The page that says what holds today, where this one is about an old version."
    replacedBy: PageLink
    "What stops the releases that the page's samples pin, as the page of deployable releases names it."
    stoppedBy: [StoppingTopic!]!
    "Day on which the answer was last compared with the newest releases, as yyyy-mm-dd."
    checked: String
    "Versions for which the answer is right."
    holdsFor: String
    "Repository and version of the release that settled the question."
    answeredBy: String
    relatedNumbers: [Int!]!
    related: [Article!]!
    headings: [Heading!]!
    "The question as HTML; empty where the article does not set it apart, and for MDX."
    questionHtml: String!
    "The answer as HTML; empty for MDX, which Gatsby renders as a component, question and all."
    html: String!
    "The question as plain text."
    question: String!
    "The answer as plain text."
    answer: String!
    editUrl: String
    lastUpdated: String
    sections: [TextSection!]!
    words: Int!
    markdown: String!
  }

  type StoppingTopic @dontInfer {
    "Anchor of its row on the page of deployable releases."
    id: String!
    title: String!
  }

  "What stops releases today, as data/deployable.yml holds it; resolvers read it."
  type Deployable implements Node @dontInfer {
    id: ID!
  }

  type Tag implements Node @dontInfer {
    slug: String!
    label: String!
    description: String!
    "What lists call it; the label where it has no other name."
    name: String!
    "Subject under which lists put it; empty where there are none."
    topic: String!
    pages: [TaggedPage!]!
  }

  type TaggedPage @dontInfer {
    title: String!
    slug: String!
    description: String!
    "Top-level section it belongs to."
    section: String!
  }

  type Sidebar implements Node @dontInfer {
    name: String!
    "Flat, in reading order; the tree is held by depth."
    items: [SidebarItem!]!
  }

  "The part of a sidebar that a page holds."
  type PageSidebar @dontInfer {
    name: String!
    "Address of the file with all items."
    file: String!
    items: [SidebarItem!]!
  }

  "A page that lists what a category of a sidebar holds, as a category file asks for it."
  type CategoryPage implements Node @dontInfer {
    slug: String!
    title: String!
    "May be empty."
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
    "False for a category that always stands open."
    collapsible: Boolean
    "False for a category that stands open until a reader closes it."
    collapsed: Boolean
    "Class of its own, for style sheets."
    className: String
    "True for a category whose items are left out."
    closed: Boolean
  }

  "The articles nearest to one whose writer named none, or those that link to a page: its id says which."
  type RelatedArticles implements Node @dontInfer {
    numbers: [Int!]!
  }

  "A file of data/version-compatibility."
  type VersionTable implements Node @dontInfer {
    name: String!
    caption: String!
    columns: VersionTableColumns!
    rows: [VersionTableRow!]!
  }

  "Headers of the columns that the table shows beside the repository."
  type VersionTableColumns @dontInfer {
    current_name: String
    last_version: String
    minimum_version: String!
    recommendations: String
  }

  type VersionTableRow @dontInfer {
    repository: String!
    address: String!
    current_name: String
    last_version: String
    minimum_version: String
    recommendations: [String!]
    replaced_by: String
  }

  "What resolvers need to know of all pages at once."
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
