import type { ReactNode } from "react";

/** Shapes of Lucide (ISC licence), drawn inline; only those in use. */
const SHAPES = {
  search: (
    <>
      <circle cx="11" cy="11" r="8" />
      <path d="m21 21-4.3-4.3" />
    </>
  ),
  users: (
    <>
      <path d="M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2" />
      <circle cx="9" cy="7" r="4" />
      <path d="M22 21v-2a4 4 0 0 0-3-3.9M16 3.1a4 4 0 0 1 0 7.8" />
    </>
  ),
  chart: <path d="M3 3v16a2 2 0 0 0 2 2h16M7 16l4-5 4 3 5-7" />,
  check: <path d="M20 6 9 17l-5-5" />,
  x: <path d="M18 6 6 18M6 6l12 12" />,
  dot: <circle cx="12" cy="12" r="6" />,
  busy: <path d="M21 12a9 9 0 1 1-6.2-8.6" />,
  chevron: <path d="m6 9 6 6 6-6" />,
  bell: (
    <path d="M10.3 21a1.9 1.9 0 0 0 3.4 0M3.3 15.3A1 1 0 0 0 4 17h16a1 1 0 0 0 .7-1.7C19.4 14 18 12.5 18 8A6 6 0 0 0 6 8c0 4.5-1.4 6-2.7 7.3" />
  ),
  back: <path d="m15 18-6-6 6-6" />,
  home: <path d="M3 10.2 12 3l9 7.2V20a1 1 0 0 1-1 1h-5v-7H9v7H4a1 1 0 0 1-1-1z" />,
  send: <path d="m22 2-7 20-4-9-9-4zM22 2 11 13" />,
  briefcase: (
    <path d="M4 6h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM16 6V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v2" />
  ),
  card: <path d="M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM2 10h20" />,
  building: (
    <path d="M5 22V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v18M3 22h18M9 7h.01M15 7h.01M9 12h.01M15 12h.01M10 22v-5h4v5" />
  ),
  inbox: (
    <path d="M22 12h-6l-2 3h-4l-2-3H2M5.5 5.1 2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.5-6.9A2 2 0 0 0 16.8 4H7.2a2 2 0 0 0-1.7 1.1z" />
  ),
  handshake: (
    <path d="m11 17 2 2a1 1 0 0 0 3-3m-2-2 2.5 2.5a1 1 0 0 0 3-3l-3.9-3.9a3 3 0 0 0-4.2 0l-.9.9a1 1 0 0 1-3-3l2.8-2.8a5.8 5.8 0 0 1 7.1-.9l.5.3a2 2 0 0 0 1.4.2L21 4M21 3l1 11h-2M3 3 2 14l6.5 6.5a1 1 0 0 0 3-3M3 4h8" />
  ),
  megaphone: <path d="m3 11 18-6v14L3 13zM11.6 16.8a3 3 0 1 1-5.8-1.6" />,
  menu: <path d="M4 6h16M4 12h16M4 18h16" />,
  sliders: <path d="M21 4h-7M10 4H3M21 12h-9M8 12H3M21 20h-5M12 20H3M14 2v4M8 10v4M16 18v4" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof SHAPES;

export const ICON_NAMES = /* @__PURE__ */ Object.keys(SHAPES) as IconName[];

/** Decorative: always next to text with the same meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {SHAPES[name]}
    </svg>
  );
}
