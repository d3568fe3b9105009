import { once } from "node:events"
import { createServer, type AddressInfo } from "node:net"

/** A port on which no program listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, "listening")
  const { port } = server.address() as AddressInfo // a server on a port has one
  server.close()
  await once(server, "close")
  return port
}
