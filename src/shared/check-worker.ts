/** Name of the chunk of the worker that checks calls: the headers know its file by it. */
export const checkWorkerName = "check-worker"
