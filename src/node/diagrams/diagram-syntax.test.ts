import { expect, test } from "vitest"
import { diagramFaults } from "./diagram-syntax"

test.each([
  ["a chain", 'flowchart LR\n  A["One"] --> B(Two) -.-> C{Three} ==> D[(Four)]'],
  ["labels on arrows", "graph TD\nA -->|yes| B\nA -- no --> C\nA -. maybe .-> D\nA <--> E"],
  ["arrows without spaces", "graph TD;\nA-->B;\nB[One]---C(Two)-.->|why|D"],
  ["several nodes at once", "flowchart TD\nA & B --> C & D"],
  ["shapes", "flowchart TD\nA([a])\nB[[b]]\nC((c))\nD(((d)))\nE{{e}}\nF>f]\nG[/g\\]\nH[\\h/]\nI:::big"],
  [
    "subgraphs and styles",
    'flowchart TB\nsubgraph S["Set"]\ndirection LR\nA --- B\nend\nclassDef big x:y\nclass A big\nstyle A x:y\nlinkStyle 0 x:y',
  ],
  ["settings", "---\nconfig:\n  look: handDrawn\n---\nflowchart LR\nA --> B"],
  ["comments, blank lines and semicolons", "%% first\nflowchart LR;\n\n  %% second\n  A --> B;"],
  [
    "states",
    'stateDiagram-v2\n[*] --> A\nA --> B: go\nstate "Long name" as C\nC : text\nstate B {\ndirection LR\nX --> [*]\n}',
  ],
  [
    "messages",
    "sequenceDiagram\nparticipant A as Ann\nactor B\nA->>+B: hi\nB-->>-A: hello\nA-)B: later\nA-xB: lost\nNote over A,B: text\nNote right of A: text",
  ],
  [
    "blocks of messages",
    "sequenceDiagram\nloop daily\nalt yes\nA->>B: x\nelse no\nA->>B: y\nend\nend\npar one\nA->>B: x\nand two\nA->>B: y\nend",
  ],
  ["classes", "classDiagram\nAnimal <|-- Dog"],
  ["the first name of state diagrams", "stateDiagram\ndirection lr\nA --> B"],
  ["a direction in lower case", "FLOWCHART lr\nsubgraph S\ndirection tb\nA --> B\nend"],
  ["bars", "xychart\nbar [1, 2]"],
  ["bars of the first version", "xychart-beta horizontal\nbar [1, 2]"],
  ["entities", "erDiagram\nA ||--o{ B : has"],
])("%s has no faults", (_, source) => {
  expect(diagramFaults(source)).toEqual([])
})

const start = 'start with "flowchart LR", "flowchart TD", "sequenceDiagram" or "stateDiagram-v2".'
const fill = "write what it shows, or remove it."
const statement = (example: string) => `write one statement a line, such as "${example}".`
const leftOut = (line: string) => `The diagram's line "${line}" is not understood and would be left out.`

test.each([
  ["nothing", "", 0, "The diagram is empty.", start],
  ["an unknown kind", "\npie title X", 1, '"pie title X" does not start a diagram.', start],
  ["a header alone", "sequenceDiagram\n%% nothing", 0, "The diagram is empty.", fill],
  ["styles alone", "flowchart LR\ndirection TB\nclassDef a fill:red", 0, "The diagram is empty.", fill],
  ["an arrow to nowhere", "flowchart LR\nA -->", 1, leftOut("A -->"), statement("A[One] --> B[Two]")],
  [
    "brackets in a label",
    'flowchart LR\nA["x [y]"] --> B',
    1,
    leftOut('A["x [y]"] --> B'),
    statement("A[One] --> B[Two]"),
  ],
  [
    "an unknown statement",
    "sequenceDiagram\nA->>B: x\nactivate B",
    2,
    leftOut("activate B"),
    statement("A->>B: text"),
  ],
  [
    "a note on a state",
    "stateDiagram-v2\nnote right of A: x",
    1,
    leftOut("note right of A: x"),
    statement("Pending --> Running: start"),
  ],
  [
    "an open subgraph",
    "flowchart LR\nsubgraph S\nA --> B",
    1,
    "The diagram's block is never closed.",
    'add a line with "end".',
  ],
  [
    "an open state",
    "stateDiagram-v2\nstate A {\nB --> C",
    1,
    "The diagram's block is never closed.",
    'add a line with "}".',
  ],
  [
    "an unknown statement below settings",
    "---\ntitle: A\n---\nflowchart LR\nA --> B\nA -->",
    5,
    leftOut("A -->"),
    statement("A[One] --> B[Two]"),
  ],
  ["an end too many", "flowchart LR\nA --> B\nend", 2, '"end" closes nothing.', "remove the line."],
])("a fault is reported: %s", (_, source, line, message, fix) => {
  expect(diagramFaults(source)).toEqual([{ line, message, fix }])
})

test("a node of the diagram can be a link, a group cannot", () => {
  expect(diagramFaults('flowchart LR\nA --> B\nclick A "/reference/x" "Title" ;')).toEqual([])
  const message = 'The diagram has no node "C" to click.'
  const fix = "name a node of the diagram."
  expect(diagramFaults('flowchart LR\nA --> B\nclick C "/reference/x"')).toEqual([{ line: 2, message, fix }])
  expect(diagramFaults('flowchart LR\nCD --> C-1\nclick C "/reference/x"')).toEqual([
    { line: 2, message, fix },
  ])
  expect(diagramFaults('flowchart LR\nsubgraph C [Set]\nA --> B\nend\nclick C "/x"')).toEqual([
    { line: 4, message, fix },
  ])
})
