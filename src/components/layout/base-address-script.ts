/** Id of the template that holds the help for a wrong base address. */
export const baseAddressTemplateId = "base-address-help"

/** Attribute of the element within the help that names the address the site should be built for. */
export const suggestionAttribute = "data-suggestion"

/**
 * The script of the home page that shows the help for a wrong base address, in a page whose bundles never came.
 *
 * It shows nothing unless all of this holds: when everything has loaded or failed, Gatsby has not started; the page
 * stands at another path than the base address; and the host says that it has no `build.json` there. A blocked script,
 * a chunk that a deploy took away, a slow or broken connection and a host in trouble fail one of them.
 * @param base the base address, with slashes at both ends
 */
export function baseAddressScript(base: string): string {
  return [
    `addEventListener("load",function(){`,
    `if(window.___loader)return;`,
    `var base=${JSON.stringify(base)},here=location.pathname.replace(/(\\/index\\.html|\\/)?$/,"/");`,
    `if(here===base)return;`,
    `function show(){`,
    `var help=document.getElementById(${JSON.stringify(baseAddressTemplateId)}).content.cloneNode(true);`,
    `help.querySelector("[${suggestionAttribute}]").textContent=here;`,
    `document.body.prepend(help)}`,
    `fetch(base+"build.json",{cache:"no-store"}).then(function(answer){`,
    `if(answer.ok)return answer.json().then(function(){},show);`,
    `if(answer.status<500)show()},function(){})`,
    `})`,
  ].join("")
}
