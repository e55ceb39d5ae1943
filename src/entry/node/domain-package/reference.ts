import { readFileSync } from 'node:fs';
import { Application, Converter, ReferenceType, ReflectionKind, type Context, type SomeType } from 'typedoc';
import { DOMAIN, domainFeatures, GENERATORS } from './features.ts';
import { readmeOf } from './manifest.ts';

/** Writes the reference pages of everything the domain exports: one module per feature, with its rules on top. */
const OUT = 'dist/reference';

const features = domainFeatures();
const application = await Application.bootstrap({
  name: 'Tiffin: the domain',
  entryPoints: features.map((feature) => `${DOMAIN}/${feature}/index.ts`),
  tsconfig: `${DOMAIN}/tsconfig.package.json`,
  readme: 'none',
  out: OUT,
  // The type check runs separately.
  skipErrorChecking: true,
  excludeExternals: true,
  disableSources: true,
  disableGit: true,
  hideGenerator: true,
  githubPages: false,
  sort: ['source-order'],
  validation: { invalidLink: true, notExported: true, notDocumented: false },
  treatWarningsAsErrors: true,
});

/** A destructured parameter has no name of its own: uses that of its type, or of the type it is picked from. */
const parameterName = (type: SomeType | undefined): string => {
  if (!(type instanceof ReferenceType)) return 'input';
  const [from] = type.typeArguments ?? [];
  return from instanceof ReferenceType ? parameterName(from) : type.name.charAt(0).toLowerCase() + type.name.slice(1);
};

application.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }: Context) => {
  for (const parameter of project.getReflectionsByKind(ReflectionKind.Parameter)) {
    if (parameter.isParameter() && parameter.name === '__namedParameters')
      parameter.name = parameterName(parameter.type);
  }
  project.readme = [{ kind: 'text', text: readmeOf(features, (feature) => `modules/${feature}.html`) }];
  for (const module of project.children ?? []) {
    if (module.name === GENERATORS) continue;
    // The page has a title already.
    module.readme = [
      { kind: 'text', text: readFileSync(`${DOMAIN}/${module.name}/RULES.md`, 'utf8').replace(/^# .*\n/, '') },
    ];
  }
});

const project = await application.convert();
if (project) application.validate(project);
if (!project || application.logger.hasErrors() || application.logger.hasWarnings()) process.exit(1);
await application.generateDocs(project, OUT);
console.log(`${OUT}: ${project.children?.length ?? 0} modules`);
