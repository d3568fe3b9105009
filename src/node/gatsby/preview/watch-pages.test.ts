import { EventEmitter } from "node:events"
import type { CreateDevServerArgs } from "gatsby"
import { expect, test } from "vitest"
import { watchPages } from "./watch-pages"

test("pages that are created or removed are reported, and not those that are created anew after a change", () => {
  const emitter = new EventEmitter()
  const store = {
    getState: () => ({ pages: new Map([["/a", {}]]) }),
  } as unknown as CreateDevServerArgs["store"] // has what is read
  const changed: string[] = []
  watchPages({ emitter, store }, (path) => changed.push(path))
  const emit = (event: string, path: string) => emitter.emit(event, { payload: { path } })
  emit("CREATE_PAGE", "/a")
  expect(changed).toEqual([])
  emit("CREATE_PAGE", "/b")
  emit("CREATE_PAGE", "/b")
  expect(changed).toEqual(["/b"])
  emit("DELETE_PAGE", "/a")
  emit("CREATE_PAGE", "/a")
  expect(changed).toEqual(["/b", "/a", "/a"])
})
