/**
 * The stylesheet of what stands around Swagger UI, and what its own lacks on narrow screens. The
 * contract has no links.
 */
export const referenceStyle = `body { margin: 0; font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
body > header {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: .5rem 1.5rem;
  max-width: 1460px;
  margin: 0 auto;
  padding: 1rem 20px 0;
}
body > header p { margin: 0; }
select { min-height: 44px; max-width: 100%; font: inherit; }
.swagger-ui .response-col_links { display: none; }
html.dark-mode body { color: #e4e6e6; }
html.dark-mode body > header a { color: #84affe; }
`;
