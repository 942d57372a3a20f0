import type { Context, UserActor } from "~/core/context";
import { notFound } from "~/core/errors";
import {
  deleteUser,
  endUserSessions,
  liftSuspension,
  suspendUser,
} from "~/domains/admin/users/change-user.server";
import {
  removeUserPicture,
  sendPasswordReset,
  switchSecondFactorOff,
} from "~/domains/admin/users/help-user.server";
import { findSuspension, isLastActiveUser } from "~/domains/identity/account-suspension.server";
import type { UserRow } from "~/domains/identity/users/users.server";
import { orUnavailable } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import type { PageArgs } from "~/http/pages/page.server";
import { startImpersonationSession } from "~/http/session/session.server";
import { paths } from "~/paths";

type AdminContext = Context & { actor: UserActor };

interface Act {
  /** Runs the action. May return a response to redirect elsewhere than the user's page. */
  run: (ctx: AdminContext, userId: number, args: PageArgs) => Promise<unknown>;
  /** First words of the confirmation title: "Delete" for "Delete Amina Bello?" */
  title: string;
  text: string;
  button: string;
  done: string;
  /** Title of the error message; without it, an error gets its own page. */
  failed?: string;
  /** An extra consequence for this particular user. */
  note?: (ctx: AdminContext, user: UserRow) => Promise<string | null>;
  /** Whether the action only helps the user; its button is then not red. */
  isGentle?: boolean;
}

const ACTS: Record<string, Act> = {
  act: {
    run: async (ctx, userId, { context }) => {
      const { user } = await startImpersonationSession(context, ctx, userId);
      const { agent, business, account } = paths;
      const home = user.accountId === null ? account.home : business.home;
      return redirectWithFlash(context, user.userType === "agent" ? agent.home : home, {
        kind: "info",
        title: "Impersonation started",
        text: "Impersonation ends in 1 hour or when you stop.",
      });
    },
    title: "Impersonate",
    text: "For 1 hour, this browser shows the user’s account. Your views and changes are logged under both names. You can’t edit sign-in, team or payments, or erase data.",
    button: "Impersonate user",
    done: "Impersonation started",
    isGentle: true,
  },
  reset: {
    run: sendPasswordReset,
    title: "Send password reset link to",
    text: "The user will get a one-time link, valid for 3 hours. You can’t see the link. The password stays the same until the user chooses a new password.",
    button: "Send link",
    done: "Password reset sent",
    isGentle: true,
  },
  "second-factor": {
    run: switchSecondFactorOff,
    title: "Turn off two-factor authentication for",
    text: "Confirm the user’s identity first. Sign-in will need only the password until the user sets up two-factor authentication again. Recovery codes will be deleted, and the user will get an email.",
    button: "Turn off two-factor",
    done: "Two-factor authentication turned off",
  },
  picture: {
    run: removeUserPicture,
    title: "Remove profile picture of",
    text: "The picture will be deleted and replaced by initials. The user will get an email and can upload another picture.",
    button: "Remove picture",
    done: "Profile picture removed",
    failed: "Profile picture not removed",
  },
  suspend: {
    run: suspendUser,
    title: "Suspend",
    text: "The user will be signed out everywhere and can’t sign in until you lift the suspension. Nothing will be deleted.",
    note: async (ctx, { id, companyName }) =>
      (await isLastActiveUser(ctx, id))
        ? `This is the last active user of ${companyName}, so the account will be suspended too. Campaigns, short links, forms, automation and exports will stop.`
        : null,
    button: "Suspend user",
    done: "User suspended",
  },
  lift: {
    run: liftSuspension,
    title: "Lift suspension of",
    text: "The user will be able to sign in again.",
    note: async (ctx, { accountId, companyName }) => {
      const suspension = accountId === null ? null : await findSuspension(ctx, accountId);
      if (!suspension) return null;
      return suspension.cause === "last-user"
        ? `${companyName} was suspended with its last active user and will be reactivated too.`
        : `${companyName} stays suspended. Reactivate the account separately.`;
    },
    button: "Lift suspension",
    done: "Suspension lifted",
    isGentle: true,
  },
  sessions: {
    run: endUserSessions,
    title: "End all sessions for",
    text: "The user will need to sign in again on every device.",
    button: "Sign out everywhere",
    done: "Sessions ended",
  },
  delete: {
    run: (ctx, userId) =>
      orUnavailable(ctx, "The user wasn’t deleted. Try again.", () => deleteUser(ctx, userId)),
    title: "Delete",
    text: "The user will be signed out and their personal data erased. Their activity stays in the records without a name. This can’t be undone.",
    button: "Delete user",
    done: "User Deleted",
    failed: "Failed to Delete User",
  },
};

/** Returns the action an administrator takes on a user, by the last segment of the page's URL. @throws DomainError not_found */
export function actOf(name: string | undefined): Act {
  const act = Object.hasOwn(ACTS, name ?? "") ? ACTS[name ?? ""] : undefined;
  if (!act) throw notFound("This page");
  return act;
}
