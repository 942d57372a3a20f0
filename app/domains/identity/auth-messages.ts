import { m } from "~/messages/messages";

export const fillIn = m.auth_messages_fill_in;
export const fillInPlain = m.auth_messages_fill_in_plain;
export const fillInAsAgent = m.auth_messages_fill_in_as_agent;

export const mismatchText = {
  business: m.auth_messages_mismatch_business,
  plain: m.auth_messages_mismatch_plain,
  agent: m.auth_messages_mismatch_agent,
} as const;

export const tooShort = (least: number) => m.auth_messages_too_short({ least });

export const both = m.auth_messages_both;
export const bothOfAgent = m.auth_messages_both_of_agent;
