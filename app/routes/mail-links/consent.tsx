import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { directionOf } from "~/core/languages";
import { findConsent, recordConsentReply } from "~/domains/replies/responses/consent-reply.server";
import { CONSENT_TEXTS, type ConsentTexts } from "~/domains/suppressions/consent-texts";
import { readForm } from "~/http/pages/form.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { linkMeta } from "~/routes/auth/link-parts";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { FilledText } from "./filled-text";

export const meta: MetaFunction<typeof loader> = ({ data: found }) =>
  linkMeta(() => CONSENT_TEXTS[found?.pageLanguage ?? "en"].pageTitle)();

/** Validates the link without using it, because mail scanners open every link. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const found = await findConsent(context.base, params.consentToken ?? "");
  if (!found) return data(null, { status: 404 });
  const { language: pageLanguage, ...consent } = found;
  return data({ ...consent, pageLanguage });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const answer = (await readForm(request)).get("answer");
  if (answer !== "yes" && answer !== "no") return data({ isDone: false }, { status: 422 });
  const isDone = await recordConsentReply(context.base, params.consentToken ?? "", answer);
  return data({ isDone }, { status: isDone ? 200 : 404 });
}

function AnswerButton({
  answer,
  kind,
  children,
}: {
  answer: "yes" | "no";
  kind?: "plain";
  children: ReactNode;
}) {
  return (
    <form method="post">
      <input type="hidden" name="answer" value={answer} />
      <Submit {...(kind ? { kind } : {})}>{children}</Submit>
    </form>
  );
}

type OpenConsent = Pick<NonNullable<ReturnType<typeof useLoaderData<typeof loader>>>, "sender" | "answer">;

function ConsentContent({ sender, answer, texts }: OpenConsent & { texts: ConsentTexts }) {
  const decline = (
    <AnswerButton answer="no" kind="plain">
      {texts.decline}
    </AnswerButton>
  );
  if (answer === "no")
    return (
      <Page title={texts.declinedTitle} width="narrow">
        <p>
          <FilledText text={texts.declined} sender={sender} />
        </p>
        <p>
          <a href={paths.site.dataRequest}>{texts.ownData}</a>
        </p>
      </Page>
    );
  if (answer === "yes")
    return (
      <Page title={texts.acceptedTitle} width="narrow">
        <p>
          <FilledText text={texts.accepted} sender={sender} />
        </p>
        {decline}
      </Page>
    );
  return (
    <Page title={texts.question.replace("{sender}", () => sender)} width="narrow">
      <p>
        <FilledText text={texts.purpose} sender={sender} /> {texts.lawOfPage}
      </p>
      <div className="row">
        <AnswerButton answer="yes">{texts.accept}</AnswerButton>
        {decline}
      </div>
      <p className="muted small">{texts.noResponse}</p>
    </Page>
  );
}

export default function ConsentPage() {
  const found = useLoaderData<typeof loader>();
  if (!found)
    return (
      <Page title={m.prospects_consent_this_link_is_incomplete()} width="narrow">
        <p>{m.prospects_consent_copy_the_full_link_from()}</p>
      </Page>
    );
  const { sender, answer, pageLanguage } = found;
  return (
    <div lang={pageLanguage} dir={directionOf(pageLanguage)}>
      <ConsentContent sender={sender} answer={answer} texts={CONSENT_TEXTS[pageLanguage]} />
    </div>
  );
}
