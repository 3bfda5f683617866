/*
 * Scripts that stand in the page of a list, around its cards: a category in the address is answered
 * before the cards are painted, or they would jump when list.ts comes. The build puts their hashes
 * into the policy.
 */

/** Before the cards: they are not painted until the other script has seen all of them. */
export const holdCards = `if(/[?&]category=/.test(location.search))document.getElementById("posts").dataset.held=""`;

/** After the cards: shows those of the category, and its tab, as list.ts would. */
export const filterCards = `{
let posts=document.getElementById("posts"),c=new URLSearchParams(location.search).get("category");
if(posts.dataset.categories.split(" ").includes(c)){
for(let card of posts.querySelectorAll("li[data-post]"))card.hidden=card.dataset.category!=c;
for(let tab of posts.querySelectorAll("[role=tab]"))tab.ariaSelected=tab.dataset.category==c;
posts.querySelector("[data-count]").textContent=""
}
delete posts.dataset.held}`.replaceAll('\n', '');
