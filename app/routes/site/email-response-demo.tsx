import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { SampleMail } from "~/domains/replies/schemas";
import { tryReply } from "~/domains/replies/try-reply.server";
import { SampleResultPanel } from "~/domains/replies/ui/sample-result";
import { WEBHOOKS } from "~/domains/replies/webhook-schemas";
import { handleForm } from "~/http/form.server";
import { paths } from "~/http/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page, Section } from "~/ui/layout/page";
import type { PageHandle } from "~/ui/page-handle";
import { siteMeta } from "./site-meta";

export const handle: PageHandle = { style: "door" };

export const meta = siteMeta({
  title: (appName) => `Demo: how a reply is read | ${appName}`,
  description: () =>
    "Write a sample reply and see what it means, with the words that decided and the sum of its score. Nothing is stored.",
  path: paths.replies.demo,
  picture: "demo",
});

const SAMPLE = {
  from: "amina@example.com",
  subject: "Re: Solar for your shops",
  text: "Hello,\n\nthis sounds good. How much is it for 12 shops? Please call me on +254 712 345 678.\n\nOn Tue, 3 Nov 2026 at 10:01, Sales <sales@example.com> wrote:\n> If you do not want mail from us, unsubscribe here.",
};

export const action = (args: ActionFunctionArgs) =>
  handleForm(args, SampleMail, async (sample) => {
    const found = await tryReply(sample);
    // Not a redirect: the panel stands beside what was typed.
    return data({ found, sample }) as never;
  });

type Answer = { found?: Awaited<ReturnType<typeof tryReply>>; sample?: SampleMail };

export default function EmailResponseDemoPage() {
  const answer = useActionData<typeof action>();
  const { found, sample } = (answer ?? {}) as Answer;
  const [form, fields] = useForm<SampleMail>({
    lastResult: answer && "result" in answer ? answer.result : undefined,
    defaultValue: sample ?? SAMPLE,
  });
  return (
    <Page
      title="How a reply is read"
      subtitle="A sample goes the way of a real reply. Nothing is stored, nobody is written to."
      width="reading"
    >
      {found ? <SampleResultPanel found={found} /> : null}
      <PostForm form={form}>
        <Field field={fields.from} label="From" type="email" required />
        <Field field={fields.subject} label="Subject" />
        <Field
          field={fields.text}
          label="What the reply says"
          type="textarea"
          required
          hint="In English, French, Portuguese, Swahili or Arabic; or a whole mail with its headers."
        />
        <Submit>Read this reply</Submit>
      </PostForm>
      <Section title="How real replies come in">
        <p>
          By e-mail to the address your mails come from, or from your own mail server by signed posts to these
          addresses:
        </p>
        <ul>
          {WEBHOOKS.map((name) => (
            <li key={name}>
              <code>POST /api/webhooks/{name}</code>
            </li>
          ))}
        </ul>
        <p>Delivery reports, complaints and automatic answers are recognised and never taken for a reply.</p>
      </Section>
    </Page>
  );
}
