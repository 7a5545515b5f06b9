/** Plain, since the command line that reads it is installed under a name of its own (docs/decisions/0041). */
export default { schema: 'prisma/schema.prisma' };
