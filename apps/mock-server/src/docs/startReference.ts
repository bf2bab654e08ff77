/**
 * The script of the API reference. It starts Swagger UI, follows the system's colour scheme, and
 * signs in as the chosen demo person, so that operations can be tried without copying tokens. In
 * its own file, because the page's policy forbids inline scripts.
 */
export const startReference = `const { world, password, base } = document.body.dataset;
const person = document.getElementById('person');
const status = document.getElementById('status');
const schemes = ['bearerAuth', 'adminAuth'];

const dark = matchMedia('(prefers-color-scheme: dark)');
const followScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', followScheme);
followScheme();

const ui = SwaggerUIBundle({
  url: base + '/docs/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  filter: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
  requestInterceptor(request) {
    if (world) request.headers['X-Mock-World'] = world;
    return request;
  },
});

async function signIn(email) {
  const headers = { 'Content-Type': 'application/json', ...(world ? { 'X-Mock-World': world } : {}) };
  const response = await fetch('/api/login', { method: 'POST', headers, body: JSON.stringify({ email, password }) });
  const body = await response.json();
  if (!response.ok) throw new Error(body.error);
  for (const scheme of schemes) ui.preauthorizeApiKey(scheme, body.token);
}

person.addEventListener('change', async () => {
  person.disabled = true;
  // Swagger UI cannot log out before the first token.
  if (ui.authSelectors.authorized().size > 0) ui.authActions.logout(schemes);
  try {
    if (person.value) await signIn(person.value);
    status.textContent = person.value ? 'Os pedidos levam o token desta pessoa.' : 'Os pedidos vão sem token.';
  } catch (error) {
    status.textContent = 'Não foi possível entrar: ' + error.message;
    person.value = '';
  }
  person.disabled = false;
  person.focus();
});
`;
