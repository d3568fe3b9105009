/** Keys in the browser's storage; readers' settings depend on them. */
export const storageKeys = {
  theme: "theme",
  announcementDismissed: "docusaurus.announcement.dismiss",
  announcementId: "docusaurus.announcement.id",
  preferredVersion: "docs-preferred-version-default",
  skipRepositoryWarning: "dontWarnGitHubLinks",
  skipComplianceWarning: "dontWarnCISLinks",
  values: "docs.values",
  /** Paths of the steps that the reader has checked off, as a list in JSON. */
  progress: "docs.progress",
} as const

/** Key under which the chosen tab of a group of tabs is kept. */
export function tabStorageKey(groupId: string): string {
  return `docusaurus.tab.${groupId}`
}
