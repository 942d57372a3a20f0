import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { BusinessContext } from "~/core/context";
import { connectMailbox } from "~/domains/mailboxes/connecting/connect-mailbox.server";
import { type FoundSettings, findSettings } from "~/domains/mailboxes/connecting/find-settings.server";
import { ConnectInput, SettingsQuery } from "~/domains/mailboxes/connecting/schemas";
import { listMailboxes } from "~/domains/mailboxes/mailboxes.server";
import { beginConnecting, GRANT_COOKIE, GRANT_SECONDS } from "~/domains/mailboxes/oauth/connect-oauth.server";
import { GRANT_NAMES } from "~/domains/mailboxes/oauth/oauth-keys";
import { oauthProviderOf } from "~/domains/mailboxes/oauth/oauth-providers";
import { OauthInput } from "~/domains/mailboxes/oauth/schemas";
import {
  ConnectButtons,
  ConnectFields,
  type ConnectForm,
  ContinueLink,
  valuesOf,
} from "~/domains/mailboxes/ui/connect-fields";
import { MailboxTabs } from "~/domains/mailboxes/ui/mailbox-tabs";
import { catchDomainError } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { answerForm, readForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { nextScreen } from "~/http/pages/safe-redirect";
import { cookieName, writeCookie } from "~/http/session/cookies.server";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Connect mailbox" }];

export const loader = businessPage(async (ctx, { request }) => {
  const next = nextScreen(request, "");
  // If another form requires a mailbox, start with the user's own address.
  const typed = new URL(request.url).searchParams.get("address") ?? (next ? ctx.actor.email : null);
  const asked = SettingsQuery.safeParse({ address: typed ?? "" });
  const rows = await listMailboxes(ctx);
  const tried: { found?: FoundSettings; problem?: string } = asked.success
    ? await catchDomainError(
        async () => ({ found: await findSettings(ctx, asked.data.address) }),
        ({ message }) => ({ problem: message }),
      )
    : {};
  const { found = null } = tried;
  const grant = found?.provider ? oauthProviderOf(ctx.config, found.provider.key) : null;
  return {
    address: typed ?? "",
    next,
    problem: !typed || asked.success ? tried.problem : asked.error.issues[0]?.message,
    found,
    grant: grant && found?.provider ? { key: found.provider.key, name: grant.name } : null,
    fromName: `${ctx.actor.firstName} ${ctx.actor.lastName}`.trim(),
    postalAddress: rows.at(-1)?.mailbox.postalAddress ?? "",
  };
});

async function leave(ctx: BusinessContext, { context, request }: ActionFunctionArgs, form: FormData) {
  const left: { goOn?: { name: string; url: string } } = {};
  const refused = await answerForm(form, OauthInput, async (input) => {
    const { url, cookie } = await beginConnecting(ctx, input, nextScreen(request, ""));
    context.cookies.push(
      writeCookie(ctx.config, cookieName(ctx.config, GRANT_COOKIE), cookie, GRANT_SECONDS),
    );
    left.goOn = { url, name: GRANT_NAMES[input.provider] };
    return new Response();
  });
  return left.goOn ? data({ result: undefined, goOn: left.goOn }) : refused;
}

export const action = businessPage(async (ctx, args: ActionFunctionArgs) => {
  const form = await readForm(args.request);
  if (form.has("provider")) return leave(ctx, args, form);
  return answerForm(form, ConnectInput, async (input) => {
    const mailbox = await connectMailbox(ctx, input);
    const reads = input.imapHost ? `Replies will be received through ${input.imapHost}. ` : "";
    const next = nextScreen(args.request, "");
    const here = paths.withQuery(paths.mailboxes.mailbox(mailbox.id), { next });
    return redirectWithFlash(args.context, mailbox.readyAt && next ? next : here, {
      kind: "success",
      title: "Mailbox connected",
      text: `Emails will be sent through ${input.host}. ${reads}${mailbox.readyAt ? "The mailbox is ready to send." : "Your domain still needs the DNS records below."}`,
    });
  });
});

export default function ConnectPage() {
  const { found } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const goOn = answer && "goOn" in answer ? answer.goOn : null;
  const isSecond = answer !== undefined || found !== null;
  return (
    <Page title="Connect mailbox" width="narrow">
      <Breadcrumb trail={[{ to: paths.mailboxes.list, label: "Mailboxes" }]} />
      <MailboxTabs current="connect" />
      {goOn ? <ContinueLink {...goOn} /> : isSecond ? <SettingsForm /> : <AddressForm />}
    </Page>
  );
}

function AddressForm() {
  const { address, next, problem } = useLoaderData<typeof loader>();
  const field = {
    id: "address",
    name: "address",
    initialValue: address,
    errorId: "address-error",
    descriptionId: "address-description",
    ...(problem ? { errors: [problem] } : {}),
  };
  return (
    <>
      <p className="muted">
        Send from your own address and receive replies here. We find your settings automatically.
      </p>
      <form method="get" className="form">
        <Field field={field} label="Email address" type="email" autoComplete="email" required />
        {next ? <input type="hidden" name="next" value={next} /> : null}
        <Submit>Find settings</Submit>
      </form>
      <p className="muted">
        For developers: receive replies by <Link to={paths.replies.webhooks}>signed webhook</Link> or Email
        Routing.
      </p>
    </>
  );
}

function SettingsForm() {
  const { address, next, found, grant, fromName, postalAddress } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.result;
  const [form, fields] = useForm<ConnectForm>({
    lastResult,
    defaultValue: { ...valuesOf(address, found), fromName, postalAddress },
  });
  return (
    <PostForm form={form} action={paths.withQuery(paths.mailboxes.connect, { address, next })} creates>
      <p className="small">
        <Link to={paths.withParameter(paths.withQuery(paths.mailboxes.connect, { next }), "address", "")}>
          Use another address
        </Link>
      </p>
      <ConnectFields fields={fields} found={found} grant={grant} hasErrors={lastResult !== undefined} />
      <ConnectButtons grant={grant} />
    </PostForm>
  );
}
