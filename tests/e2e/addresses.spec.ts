import { expect, test } from "@playwright/test"
import { sites } from "./sites"

test("an old address redirects to its page; on hosts without redirect rules, a stub page does", async ({
  page,
  request,
}) => {
  for (const old of ["/guides/release", "/guides/release/", "/handbook-of-old"]) {
    const { headers, status } = await request
      .get(sites.handbook + old, { maxRedirects: 0 })
      .then((response) => ({ headers: response.headers(), status: response.status() }))
    expect(status).toBe(301)
    expect(headers.location).toMatch(/^\/handbook\/guides\/(?:deploy)?$/)
  }
  await page.goto(`${sites.handbook}/guides/release#plan`)
  await expect(page).toHaveURL(`${sites.handbook}/guides/deploy#plan`)
})

test("a link to a moved heading leads to its new address, on another page or on the same one", async ({
  page,
}) => {
  await page.goto(`${sites.handbook}/tags`)
  await page.goto(`${sites.handbook}/guides/deploy#before-you-start`)
  await expect(page).toHaveURL(`${sites.handbook}/intro/start#what-changed`)
  await expect(page.getByRole("heading", { name: "What changed" })).toBeInViewport()
  await page.goBack() // not to the old address, which would lead here again
  await expect(page).toHaveURL(`${sites.handbook}/tags`)

  await page.goto(`${sites.handbook}/guides/deploy#roll-out`)
  await expect(page).toHaveURL(`${sites.handbook}/guides/deploy#apply`)
})

test("a link to an output by its name alone, from before its id had a prefix, leads to the output", async ({
  page,
}) => {
  await page.goto("/reference/services/networking/sns-topics#topic_arn")
  await expect(page).toHaveURL("/reference/services/networking/sns-topics#output-topic_arn")
  await expect(page.locator("#output-topic_arn")).toBeInViewport()
})
