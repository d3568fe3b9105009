/**
 * Makes Gatsby write the data of pages once more if that is requested while it writes them. Gatsby ignores such a request: the data of
 * a page whose query has run meanwhile would not be written before the next change, and a reader who opens the page would wait
 * 15 seconds and then get a 404.
 * @param {{ flush: Write, enqueueFlush: (...args: Parameters<Write>) => void }} pageData Gatsby's module, of
 * which both functions are replaced
 * @param {() => boolean} isCompiling whether Gatsby waits for webpack, and writes the data after it
 */
export function followPageDataRequests(pageData, isCompiling) {
  const { flush, enqueueFlush } = pageData
  /** @type {Promise<void> | undefined} */
  let writing
  let isRequested = false
  pageData.flush = (...args) => {
    isRequested = true
    writing ??= (async () => {
      while (isRequested) {
        isRequested = false
        await flush(...args)
      }
    })().finally(() => (writing = undefined))
    return writing
  }
  pageData.enqueueFlush = (...args) => {
    if (isCompiling()) enqueueFlush(...args)
    else void pageData.flush(...args)
  }
}

/** @typedef {(parentSpan?: object) => Promise<void>} Write writes the data of all pages whose queries have run */
