import { expect, it } from "vitest";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { listTags } from "~/domains/tags/edit-tags.server";
import { fetchApp, postForm, signedInBusiness } from "../../support/harness/app";

/** The fields that the page's form sends, with `typed` in its only text field. */
function fieldsOf(html: string, typed: string): Record<string, string> {
  const [, form = ""] = /<form(?=[^>]*method="post")(?=[^>]*id="[^"]*")[^>]*>(.*?<button.*?)<\/form>/s.exec(
    html.slice(html.indexOf("<main")),
  ) ?? [""];
  const sent: Record<string, string> = {};
  for (const [input] of form.matchAll(/<input[^>]*>/g)) {
    const [name = "", value = ""] = ["name", "value"].map(
      (key) => new RegExp(` ${key}="([^"]*)"`).exec(input)?.[1],
    );
    const isChosen = !input.includes('type="radio"') || input.includes("checked");
    if (isChosen) sent[name] = input.includes('type="text"') ? typed : value;
  }
  return sent;
}

it("adds a tag to the selected rows, and removes it again", async () => {
  const { ctx, cookie } = await signedInBusiness({ plan: "scaleup" });
  const { id } = await createContact(ctx, ContactInput.parse({ contactName: "Wanjiru Kamau" }));
  const page = `/business/picked/tag?contactIds=${id}&back=%2Fbusiness%2Fcontacts`;
  const seen = await (await fetchApp(page, { cookie })).text();
  expect(seen).toContain("Tag contacts</h1>");
  const sent = fieldsOf(seen, "Fair");
  expect(sent).toMatchObject({ contactIds: String(id), tag: "Fair" });
  expect((await postForm(page, sent, cookie)).status).toBe(302);
  expect((await listTags(ctx)).map(({ name, contacts }) => [name, contacts])).toEqual([["Fair", 1]]);
  // On a phone, a figure without its label means nothing.
  expect(await (await fetchApp("/business/tags", { cookie })).text()).toContain('data-label="Contacts"');

  const again = await (await fetchApp(page, { cookie })).text();
  const removal = { ...fieldsOf(again, "Fair"), remove: "remove" };
  expect((await postForm(page, removal, cookie)).status).toBe(302);
  expect((await listTags(ctx)).map(({ contacts }) => contacts)).toEqual([0]);
});
