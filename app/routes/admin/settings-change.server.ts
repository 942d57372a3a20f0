import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { Context } from "~/core/context";
import { changeSettings } from "~/domains/admin/change-settings.server";
import type { SettingsChange } from "~/domains/admin/settings-schemas";
import { redirectWithFlash } from "~/http/flash.server";
import { handleForm } from "~/http/form.server";
import { dropKeptPages } from "~/http/page-cache.server";
import { paths } from "~/paths";

/** The action of each section of the settings: changes it, and makes the public pages anew. */
export const changeSection = (
  ctx: Context,
  args: Pick<ActionFunctionArgs, "request" | "context">,
  schema: z.ZodType<SettingsChange>,
  title: string,
) =>
  handleForm(args, schema, async (input) => {
    await changeSettings(ctx, input);
    dropKeptPages();
    return redirectWithFlash(args.context, paths.admin.settings, { kind: "success", title });
  });
