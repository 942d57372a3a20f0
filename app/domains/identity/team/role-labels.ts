export const ROLE_LABELS = {
  owner: { name: "Owner", may: "full access, including team and billing" },
  member: { name: "Member", may: "full access, except team and billing" },
  viewer: { name: "Viewer", may: "view only" },
} as const;

export const ROLE_CHOICES = (["member", "viewer", "owner"] as const).map((role) => ({
  value: role,
  label: ROLE_LABELS[role].name,
}));

/** Beside the choice: a phone cuts off more than a name in it. */
export const ROLES_HINT = `${Object.values(ROLE_LABELS)
  .map(({ name, may }) => `${name}: ${may}`)
  .join(". ")}.`;
