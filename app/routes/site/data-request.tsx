import { useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { requestData } from "~/domains/privacy/requests/request-data.server";
import { DataRequest, REQUEST_KINDS } from "~/domains/privacy/requests/schemas";
import { REQUEST_WORDS } from "~/domains/privacy/requests/words";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { publicPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { RadioGroup } from "~/ui/forms/radio-group";
import { Submit } from "~/ui/forms/submit";
import { Page, Section } from "~/ui/layout/page";
import type { PageHandle } from "~/ui/page-handle";
import { operatorOf } from "./legal/operator";
import { LAWS } from "./legal/privacy-rights";
import { siteMeta } from "./site-meta";

/** A form: it looks as the doors do, and its token is one visitor's. */
export const handle: PageHandle = { style: "door", shared: [] };

export const meta = siteMeta({
  title: (appName) => `Ask what we hold about you | ${appName}`,
  description: () =>
    "See what the directory says about you, have it removed, or stop all mail: give your address, press the button in the mail we send, done.",
  path: paths.site.dataRequest,
  picture: "privacy",
});

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  ...(await operatorOf(context)),
  constraint: getZodConstraint(DataRequest),
});

export const action = publicPage(async (ctx, args) =>
  handleForm(args, DataRequest, async (input) => {
    await requestData(ctx, input);
    return redirectWithFlash(args.context, paths.site.dataRequest, {
      kind: "info",
      title: "Check your email",
      text: "A link is on its way to the address you gave. It works for 3 days, and nothing happens before you press the button on its page.",
    });
  }),
);

const CHOICES = REQUEST_KINDS.map((value) => ({
  value,
  label: REQUEST_WORDS[value].choice,
  hint: REQUEST_WORDS[value].hint,
}));

export default function DataRequestPage() {
  const { appName, email, constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof DataRequest>>({
    lastResult: useActionData<typeof action>()?.result,
    constraint,
  });
  return (
    <Page
      title="Ask what we hold about you"
      subtitle="You need no account. If your address is in the directory, it is yours to decide about."
      width="narrow"
    >
      <PostForm form={form} creates>
        <Field
          field={fields.email}
          label="Your e-mail address"
          type="email"
          autoComplete="email"
          hint="We send a link there, so that nobody else can ask in your name."
        />
        <RadioGroup field={fields.kind} legend="What should we do?" options={CHOICES} />
        <Submit>Send me the link</Submit>
      </PostForm>
      <Section title="What happens then">
        <ol>
          <li>A mail comes to your address, with a link that works once, for 3 days.</li>
          <li>The link opens a page with one button. Nothing happens before you press it.</li>
          <li>
            When you press it, it is done at once, in the shared directory of {appName} and in the list of
            every business here. A last mail says what was done.
          </li>
        </ol>
        <p>
          What we answer here is the same whether we hold your address or not. We keep that you asked, to be
          able to show it; who was removed stays on the list as a code that names nobody.
        </p>
      </Section>
      <Section title="Something else">
        <p>
          To correct what is wrong, to ask about a phone number, or if you no longer read mail at that
          address, write to <a href={`mailto:${email}?subject=Data%20request`}>{email}</a>. Do not send a copy
          of an identity card.
        </p>
        <p>Asking is free, and it never counts against you. You can also complain to your authority:</p>
        <dl className="stack tight">
          {LAWS.map(([country, law]) => (
            <div key={country}>
              <dt>
                <b>{country}</b>
              </dt>
              <dd>{law}</dd>
            </div>
          ))}
        </dl>
        <p>
          More on what we keep stands on the <a href={paths.site.privacy}>privacy page</a>.
        </p>
      </Section>
    </Page>
  );
}
