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
  title: (appName) => `Your data | ${appName}`,
  description: () =>
    "See, delete or stop the use of your data: enter your email address and confirm with the link we send.",
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
      text: "We’ve sent a link to your address. It works for 3 days.",
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
      title="Your data"
      subtitle="See or delete what we hold about you. No account needed."
      width="narrow"
    >
      <PostForm form={form} creates>
        <Field
          field={fields.email}
          label="Your email address"
          type="email"
          autoComplete="email"
          hint="We send a link there to verify it’s you."
        />
        <RadioGroup field={fields.kind} legend="Request" options={CHOICES} />
        <Submit>Send link</Submit>
      </PostForm>
      <Section title="What happens next">
        <ol>
          <li>We email you a link. It works once, for 3 days.</li>
          <li>Open the link and confirm your request.</li>
          <li>
            We process it immediately, in the shared {appName} directory and every business’s list, and email
            you a confirmation.
          </li>
        </ol>
        <p>
          This page looks the same whether we hold your address or not. We keep a record of your request.
          Deleted addresses are kept only as an anonymous code, so they can’t be added again.
        </p>
      </Section>
      <Section title="Other requests">
        <p>
          To correct your data, ask about a phone number, or if you can’t access that email address, write to{" "}
          <a href={`mailto:${email}?subject=Data%20request`}>{email}</a>. Don’t send a copy of your ID.
        </p>
        <p>Requests are free. You can also complain to your data protection authority:</p>
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
          See our <a href={paths.site.privacy}>privacy page</a> for details.
        </p>
      </Section>
    </Page>
  );
}
