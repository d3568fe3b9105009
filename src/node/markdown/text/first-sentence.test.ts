import { expect, test } from "vitest"
import { firstSentence } from "./first-sentence"

test.each([
  ["One. Two.", "One."],
  ["Version 1.2 is\n  old! Use 2.0.", "Version 1.2 is old!"],
  [" No end \n", "No end"],
  ["", ""],
  ["AMI to run, e.g. from Packer. Must exist.", "AMI to run, e.g. from Packer."],
  ["Its name (i.e. Name) vs. its id. More.", "Its name (i.e. Name) vs. its id."],
  ["Hosts, ports, etc. and paths. More.", "Hosts, ports, etc. and paths."],
  ["Hosts, ports, etc. More.", "Hosts, ports, etc."],
  ["Takes approx. 5 minutes (cf. the guide). More.", "Takes approx. 5 minutes (cf. the guide)."],
  ["Sets egg. More.", "Sets egg."],
])("the first sentence of %j", (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence)
})
