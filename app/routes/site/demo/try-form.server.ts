import { data } from "@remix-run/cloudflare";
import type { Context } from "~/core/context";
import {
  MAX_PLAYGROUND_BYTES,
  type SampleResult,
  tryMail,
  tryReply,
} from "~/domains/replies/playground/demo-reply.server";
import { SampleMail, WholeMail } from "~/domains/replies/reply-schemas";
import { answerForm, handleForm } from "~/http/pages/form.server";
import { readFormWithFile } from "~/http/pages/form-with-file.server";

const BLOCKS = /(\r?\n\r?\n)/;
const IS_HEAD = /^content-type[ \t]{0,5}:/im;
const IS_CODED = /^content-transfer-encoding[ \t]{0,5}:[ \t]{0,5}(base64|quoted-printable)/im;
const CHARSET = /\bcharset="?[\w.:-]{1,40}"?/gi;

/** A browser sends characters, not bytes: unencoded text is UTF-8, whatever charset the email declares. */
const pastedMail = (text: string): Uint8Array =>
  new TextEncoder().encode(
    text
      .split(BLOCKS)
      .map((block) =>
        IS_HEAD.test(block) && !IS_CODED.test(block) ? block.replace(CHARSET, "charset=utf-8") : block,
      )
      .join(""),
  );

export interface Tried {
  found: SampleResult;
  /** The typed sample, which stays beside the result. */
  sample: SampleMail | null;
}

// Not a redirect: the result is shown next to the input.
const shown = (tried: Tried) => data(tried) as never;

const isWhole = (request: Request) =>
  /^multipart\/form-data/i.test(request.headers.get("content-type") ?? "");

async function tryWhole(ctx: Context, request: Request) {
  const { formData, file } = await readFormWithFile(request, "file", MAX_PLAYGROUND_BYTES);
  if (file) formData.delete("mail");
  const raw = file?.bytes;
  const { data: refused, init } = await answerForm(
    formData,
    raw ? WholeMail.partial() : WholeMail,
    async ({ mail = "" }) => shown({ found: await tryMail(ctx, raw ?? pastedMail(mail)), sample: null }),
  );
  return data({ ...refused, isWhole: true }, init ?? undefined);
}

/** Tests a typed sample, or a complete email that was pasted or uploaded. */
export const tryForm = (ctx: Context, request: Request) =>
  isWhole(request)
    ? tryWhole(ctx, request)
    : handleForm({ request }, SampleMail, async (sample) =>
        shown({ found: await tryReply(ctx, sample), sample }),
      );
