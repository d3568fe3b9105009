import styled from "@emotion/styled"
import { useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { showLoading } from "../../browser/code-loading"
import { pageEntries } from "../../browser/page-entries"
import { useLazyCode } from "../../hooks/use-lazy-code"
import { pendingBuilderAttribute } from "../../theme/attributes"
import { Button } from "../ui/button"
import type { CalledService } from "./called-service"
import { chosenIn, replaceChosen } from "./chosen-inputs"

async function loadBuilder() {
  return (await showLoading(import("./call-builder"))).CallBuilder
}

/** Opens the call builder on a click, or if the address has its state. Its code is loaded on demand. */
export function BuildCall(service: CalledService) {
  const { slug } = service
  const { code: Builder, error, load } = useLazyCode(loadBuilder)
  const [openedBy, setOpenedBy] = useState<"address" | "reader">()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const followAddress = () => {
      const hasState = chosenIn(window.location.search) !== undefined
      setOpenedBy((before) => (hasState ? (before ?? "address") : undefined))
      if (hasState) void load()
      else document.documentElement.removeAttribute(pendingBuilderAttribute)
    }
    followAddress()
    const listening = new AbortController()
    pageEntries(listening.signal).listen("popstate", followAddress)
    return () => {
      listening.abort()
      document.documentElement.removeAttribute(pendingBuilderAttribute) // the reader may leave while the code is being loaded
    }
  }, [load])

  const open = () => {
    replaceChosen(slug, [])
    setOpenedBy("reader")
    void load(error !== undefined)
  }
  const close = () => {
    replaceChosen(slug)
    flushSync(() => setOpenedBy(undefined)) // so that the button is there to be focused
    button.current?.focus()
  }

  return (
    <Place data-screen-only>
      {Builder && openedBy ? (
        <Builder {...service} isRestored={openedBy === "address"} onClose={close} />
      ) : (
        <Button ref={button} type="button" onClick={open}>
          Build a call
        </Button>
      )}
      {error && <p role="alert">The builder could not be loaded. Press the button to try again.</p>}
    </Place>
  )
}

const Place = styled.div`
  margin-block-end: var(--space-5);
  html:not([data-js]) & {
    display: none;
  }
  /* The text below is out of the window, and so does not move in it when the form is shown */
  [data-building] & {
    min-height: 60rem;
  }
`
