import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { expect, test } from "@playwright/test"
import sirv from "sirv"
import { sites } from "./sites"

const root = path.resolve(__dirname, "../..")

/** Serves a build below a path that it was not made for. */
async function serveBelow(folder: string, base: string): Promise<{ address: string; server: Server }> {
  const files = sirv(path.join(root, folder), { dev: true })
  const server = createServer((request, response) => {
    const notFound = () => {
      response.statusCode = 404
      response.setHeader("Content-Type", "text/html")
      response.end("<!DOCTYPE html><title>Not found</title>")
    }
    if (!request.url?.startsWith(base)) return notFound()
    request.url = request.url.slice(base.length - 1)
    files(request, response, notFound)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return { address: `http://localhost:${(server.address() as AddressInfo).port}${base}`, server }
}

const title = "Your site did not load properly"

for (const { name, folder, base, current } of [
  { name: "the root, served below a path", folder: "public", base: "/sub/", current: "/ (default value)" },
  {
    name: "a path, served at the root",
    folder: ".fixture-sites/handbook/public",
    base: "/",
    current: "/handbook/",
  },
])
  test(`the home page of a site built for ${name} shows the help for a wrong base address`, async ({
    page,
  }) => {
    const { address, server } = await serveBelow(folder, base)
    try {
      await page.goto(address)
      const help = page.getByRole("alert").filter({ has: page.getByRole("heading", { name: title }) })
      await expect(help).toContainText(`Current base address: ${current}`)
      await expect(help).toContainText(`We suggest trying base address: ${base}`)
      await expect(help, "without the style sheet, which is not found either").toHaveCSS(
        "border-top-style",
        "solid",
      )
    } finally {
      server.close()
      server.closeAllConnections()
    }
  })

for (const [name, home, blocked, pattern, status] of [
  ["the root", sites.docs, "every script", "**/*.js", "aborted"],
  ["the root", sites.docs, "one bundle", "**/app-*.js", 404],
  ["the root", sites.docs, "one chunk", "**/component---*.js", "aborted"],
  ["a path", sites.handbook, "every script", "**/*.js", 404],
] as const)
  test(`at ${name}, ${blocked} ${status}: the help for a wrong base address is not shown`, async ({
    page,
  }) => {
    await page.route(pattern, (route) =>
      status === 404 ? route.fulfill({ status, body: "gone" }) : route.abort(),
    )
    await page.goto(`${home}/`, { waitUntil: "networkidle" })
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page.getByText(title)).toHaveCount(0)
  })

test("only the home page contains the help for a wrong base address", async ({ request }) => {
  expect(await (await request.get("/")).text()).toContain(title)
  expect(await (await request.get("/tools")).text()).not.toContain(title)
})
