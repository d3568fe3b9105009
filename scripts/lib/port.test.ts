import { createServer } from "node:net"
import { expect, test } from "vitest"
import { assertPortFree, listenProblem, readPort, readPreviewPort } from "./port.mjs"

test.each([
  [undefined, 9000],
  ["", 9000],
  ["1", 1],
  ["65535", 65535],
])("PORT %j means %i", (value, port) => {
  expect(readPort(value)).toBe(port)
})

test.each(["0", "65536", "abc", "80a", "-1", "1.5", " 80"])("PORT %j is refused", (value) => {
  expect(() => readPort(value)).toThrow(
    `PORT is ${JSON.stringify(value)}; it takes a number from 1 to 65535.`,
  )
})

test.each([
  [["--port", "abc"], undefined, '--port is "abc"'],
  [["--open", "--port=99999"], "8000", '--port is "99999"'],
  [["-p", "80a"], undefined, '--port is "80a"'],
  [["--port"], undefined, '--port is ""'],
  [["-H", "0.0.0.0"], "abc", 'PORT is "abc"'],
])("a preview with the flags %j and PORT %j is refused", (flags, variable, start) => {
  expect(() => readPreviewPort(flags, variable)).toThrow(`${start}; it takes a number from 1 to 65535.`)
})

test.each([
  [[], undefined, 8000],
  [["--port", "8001", "--open"], undefined, 8001],
  [["-p8001"], "abc", 8001],
  [["--host=0.0.0.0"], "8001", 8001],
])("a preview with the flags %j and PORT %j has the port %i", (flags, variable, port) => {
  expect(readPreviewPort(flags, variable)).toBe(port)
})

test("a port in use is reported, a free one is not", async () => {
  const server = createServer()
  const port = await new Promise<number>((resolve) =>
    server.listen(0, () => {
      const address = server.address()
      if (address === null || typeof address === "string") throw new Error("The server has no port.")
      resolve(address.port)
    }),
  )

  await expect(assertPortFree(port)).rejects.toThrow(
    `Port ${port} is in use. Stop what is listening there, or set PORT to another port.`,
  )

  await new Promise((resolve) => server.close(resolve))
  await expect(assertPortFree(port)).resolves.toBeUndefined()
  await expect(assertPortFree(port)).resolves.toBeUndefined() // it is still free after the first check
})

test.each([
  ["EACCES", "Port 80 may not be used by this user. Set PORT to one above 1023."],
  ["EADDRNOTAVAIL", "Port 80 cannot be used: listen failed."],
])("an error %s reads %s", (code, sentence) => {
  expect(listenProblem(Object.assign(new Error("listen failed"), { code }), 80)).toBe(sentence)
})
