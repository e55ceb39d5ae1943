/** Stands for the container's way of making objects of decorated classes: everything of ours is bound to a function by `provide`. */
const unused = (): never => {
  throw new Error('Bind a function with provide: classes are not made by the container');
};

export { unused as getClassMetadata, unused as InstanceBindingNodeImplementation };
