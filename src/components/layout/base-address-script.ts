import { scriptsFailed } from "../../shared/page-scripts"

/** Id of the template with the help for a wrong base address. */
export const baseAddressTemplateId = "base-address-help"

/** Attribute of the element that shows the suggested base address. */
export const suggestionAttribute = "data-suggestion"

/**
 * Script of the home page that shows the help for a wrong base address if the page's bundles could not be loaded.
 *
 * It shows the help only if all of these conditions hold: a script has failed before Gatsby has started; the page's path is
 * not the base address; and the host has no `build.json` at the base address. A blocked script, a chunk that a deploy
 * removed, a slow or broken connection, or a server error fails at least one of them.
 * @param base the base address, with slashes at both ends
 */
export function baseAddressScript(base: string): string {
  return [
    `addEventListener("error",function check(e){`,
    `if(!(${scriptsFailed}))return;`,
    `removeEventListener("error",check,true);`,
    `var base=${JSON.stringify(base)},here=location.pathname.replace(/(\\/index\\.html|\\/)?$/,"/");`,
    `if(here===base)return;`,
    `function show(){`,
    `var help=document.getElementById(${JSON.stringify(baseAddressTemplateId)}).content.cloneNode(true);`,
    `help.querySelector("[${suggestionAttribute}]").textContent=here;`,
    `document.body.prepend(help)}`,
    `fetch(base+"build.json",{cache:"no-store"}).then(function(answer){`,
    `if(answer.ok)return answer.json().then(function(){},show);`,
    `if(answer.status<500)show()},function(){})`,
    `},true)`,
  ].join("")
}
