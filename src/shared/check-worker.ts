/** Chunk name of the worker that checks calls; the response headers for its file refer to it. */
export const checkWorkerName = "check-worker"

/** Compressed size in kilobytes of what the first check loads; a browser test measures it. */
export const checkerKilobytes = 115
