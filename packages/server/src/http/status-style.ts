// The look of the page about the server's state: the colours of the game, by day and night.
export const STATUS_STYLE = `:root {
  --panel: #f7f1e4;
  --ink: #2b241e;
  --muted: #665746;
  --line: #c3b08d;
  --caesar: #8c1c24;
  --pompey: #3a5634;
  color-scheme: light dark;
}
@media (prefers-color-scheme: dark) {
  :root {
    --panel: #1e2227;
    --ink: #f0e6d2;
    --muted: #b4a78f;
    --line: #474d52;
    --caesar: #e58a82;
    --pompey: #a9c79c;
  }
}
html { background: var(--panel); color: var(--ink); font: 400 1rem/1.5 'Alegreya Sans', 'Gill Sans', 'Segoe UI', system-ui, sans-serif; }
main { max-width: 36rem; margin: 2rem auto; padding: 1.5rem; border: 2px solid var(--ink); outline: 1px solid var(--ink); outline-offset: -7px; }
.brand, h1 { font-family: Cinzel, 'Trajan Pro', 'Times New Roman', serif; letter-spacing: 0.08em; }
.brand { margin: 0; }
h1 { margin: 0 0 1rem; font-size: 1.3rem; text-transform: uppercase; }
.well { color: var(--pompey); font-weight: 700; }
.unwell { color: var(--caesar); font-weight: 700; }
dl { border-top: 1px solid var(--line); }
dt { margin-top: 0.6rem; color: var(--muted); }
dd { margin: 0; }
a { display: inline-block; padding: 0.4rem 0.6rem 0.4rem 0; color: inherit; }
a[aria-current] { font-weight: 700; text-decoration: none; }
`;
