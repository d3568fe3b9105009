# modules/services/k8s-service of the service catalog, v0.96.3.

# This module has no outputs.
