/** Keys in the browser's storage. Do not rename them: readers would lose their settings. */
export const storageKeys = {
  theme: "theme",
  announcementDismissed: "docusaurus.announcement.dismiss",
  announcementId: "docusaurus.announcement.id",
  preferredVersion: "docs-preferred-version-default",
  skipRepositoryWarning: "dontWarnGitHubLinks",
  skipComplianceWarning: "dontWarnCISLinks",
  values: "docs.values",
  /** Paths of the steps that the reader has checked off, as a JSON array. */
  progress: "docs.progress",
} as const

/** Key of the selected tab of a tab group. */
export function tabStorageKey(groupId: string): string {
  return `docusaurus.tab.${groupId}`
}
