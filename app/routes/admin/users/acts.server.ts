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
  /** A response says where it leads, when that is not the user. */
  run: (ctx: AdminContext, userId: number, args: PageArgs) => Promise<unknown>;
  /** "Delete Amina Bello?" */
  title: string;
  text: string;
  button: string;
  done: string;
  /** The title of a refusal; without one it is a page of its own. */
  failed?: string;
  /** What it comes to for this user beyond the text. */
  note?: (ctx: AdminContext, user: UserRow) => Promise<string | null>;
  /** What only helps the user has no red button. */
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
        title: "You Act as Somebody Else",
        text: "It ends in an hour, or when you stop.",
      });
    },
    title: "Act as",
    text: "For an hour this browser shows what the user sees, and every page says so. What you look at and what you send is logged with your name and the user’s. You can’t change how the user signs in, the team, or anything about money or the erasure of data.",
    button: "Act as this user",
    done: "You Act as Somebody Else",
    isGentle: true,
  },
  reset: {
    run: sendPasswordReset,
    title: "Send a link for a new password to",
    text: "The user gets an email with a link that works once, for 3 hours. You don’t see the link, and the password stays as it is until the user chooses another.",
    button: "Send link",
    done: "Password Reset Sent",
    isGentle: true,
  },
  "second-factor": {
    run: switchSecondFactorOff,
    title: "Switch off the second factor of",
    text: "Signing in asks for the password only, until the user sets up a second factor again. The recovery codes are removed, and the user gets an email. Confirm the user’s identity first.",
    button: "Switch the second factor off",
    done: "Second Factor Switched Off",
  },
  picture: {
    run: removeUserPicture,
    title: "Remove the profile picture of",
    text: "The file is deleted and initials are shown instead. The user gets an email and can upload another picture.",
    button: "Remove picture",
    done: "Profile picture removed",
    failed: "Profile picture not removed",
  },
  suspend: {
    run: suspendUser,
    title: "Suspend",
    text: "The user is signed out everywhere and can't sign in until you lift it. Nothing is removed.",
    note: async (ctx, { id, companyName }) =>
      (await isLastActiveUser(ctx, id))
        ? `This is the last active user of ${companyName}, so the account is suspended too: its campaigns, short links, forms, automation and exports stop.`
        : null,
    button: "Suspend the user",
    done: "User Suspended",
  },
  lift: {
    run: liftSuspension,
    title: "Lift the suspension of",
    text: "The user can sign in again.",
    note: async (ctx, { accountId, companyName }) => {
      const suspension = accountId === null ? null : await findSuspension(ctx, accountId);
      if (!suspension) return null;
      return suspension.cause === "last-user"
        ? `${companyName} was suspended with its last active user and is reactivated too.`
        : `${companyName} stays suspended. Reactivate the account on its own page.`;
    },
    button: "Lift the suspension",
    done: "Suspension Lifted",
    isGentle: true,
  },
  sessions: {
    run: endUserSessions,
    title: "Sign out everywhere:",
    text: "Every browser of this user has to sign in again.",
    button: "Sign out everywhere",
    done: "Sessions Ended",
  },
  delete: {
    run: (ctx, userId) =>
      orUnavailable(ctx, "The user is still there. Please try again.", () => deleteUser(ctx, userId)),
    title: "Delete",
    text: "The user is signed out at once and the personal fields are erased. What the user did stays in the records without the name. This cannot be undone.",
    button: "Delete the user",
    done: "User Deleted",
    failed: "Failed to Delete User",
  },
};

/** What an administrator may do to one user, by the last word of the page's address. @throws DomainError not_found */
export function actOf(name: string | undefined): Act {
  const act = Object.hasOwn(ACTS, name ?? "") ? ACTS[name ?? ""] : undefined;
  if (!act) throw notFound("This page");
  return act;
}
