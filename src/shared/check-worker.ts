/** Name of the chunk of the worker that checks calls: the headers know its file by it. */
export const checkWorkerName = "check-worker"

/** What the first check loads, compressed, in kilobytes; a browser test weighs it. */
export const checkerKilobytes = 115
