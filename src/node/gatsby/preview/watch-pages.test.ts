import { EventEmitter } from "node:events"
import type { CreateDevServerArgs } from "gatsby"
import { expect, test } from "vitest"
import type { PageChanges } from "../../../shared/preview-events"
import { settledAction } from "./announce-settled"
import { watchPages } from "./watch-pages"

/** Watches the pages of a preview that has the page "/a". */
function watch() {
  const emitter = new EventEmitter()
  const store = {
    getState: () => ({ pages: new Map([["/a", {}]]) }),
  } as unknown as CreateDevServerArgs["store"] // has what is read
  const reported: PageChanges[] = []
  watchPages({ emitter, store }, (changes) => reported.push(changes))
  const emit = (event: string, path: string) => emitter.emit(event, { payload: { path } })
  return { emit, settle: () => emitter.emit(settledAction), reported }
}

test("pages that are created or removed are reported once the preview has settled", () => {
  const { emit, settle, reported } = watch()
  emit("CREATE_PAGE", "/b/")
  emit("DELETE_PAGE", "/a")
  expect(reported).toEqual([])
  settle()
  expect(reported).toEqual([{ "/a": 1, "/b": 1 }])
})

test("a page that is created anew after a change is not reported, nor is a change reported twice", () => {
  const { emit, settle, reported } = watch()
  emit("CREATE_PAGE", "/a")
  settle()
  expect(reported).toEqual([])
  emit("CREATE_PAGE", "/b")
  settle()
  emit("CREATE_PAGE", "/b")
  settle()
  expect(reported).toEqual([{ "/b": 1 }])
})

test("a page that is removed and back before the preview has settled is reported: a browser may have asked for it between", () => {
  const { emit, settle, reported } = watch()
  emit("DELETE_PAGE", "/a")
  emit("CREATE_PAGE", "/a")
  settle()
  emit("DELETE_PAGE", "/a")
  settle()
  expect(reported).toEqual([{ "/a": 1 }, { "/a": 2 }])
})
